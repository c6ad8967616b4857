// Does work on several lanes at once: each lane takes the next piece when it is done with the last.

/** `work` is told on which lane, counted from 0, it runs; no lane does two pieces at once. */
export async function inParallel<Piece>(
  pieces: readonly Piece[],
  lanes: number,
  work: (piece: Piece, lane: number) => Promise<void>,
): Promise<void> {
  const open = [...pieces];
  const drain = async (lane: number): Promise<void> => {
    for (let piece = open.shift(); piece !== undefined; piece = open.shift()) await work(piece, lane);
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(lanes, pieces.length)) }, (_, lane) => drain(lane)));
}
