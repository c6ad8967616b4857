// One node of the picture: its name, what is known of it, and on what changed the bar of its proof.
import type { Placed } from './layout.ts';
import { fit, measureIn } from './text-fit.ts';
import { toneWords } from '../words.ts';

interface Props {
  readonly placed: Placed;
  readonly faded: boolean;
  readonly isFocused: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}

const inset = 12;

export function NodeView({ placed: { node, x, y, width, height }, faded, isFocused, onFocus, onOpen }: Props) {
  const words = descriptionOf(node);
  const room = width - 2 * inset;
  const [nameSize, detailSize] = [12, 10.5];
  const title = node.mark === '' ? node.name : `${node.mark} ${node.name}`;
  return (
    <g
      class={`node ${node.kind} ${node.tone} ${faded ? 'faded' : ''}`}
      transform={`translate(${x} ${y})`}
      tabIndex={isFocused ? 0 : -1}
      role="button"
      aria-label={words}
      data-id={node.id}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <title>{words}</title>
      {node.kind === 'group' && <rect class="behind" x="4" y="4" width={width} height={height} rx="3" />}
      <rect class="box" width={width} height={height} rx="3" />
      <ProofBar proof={node.proof} width={width} />
      <text x={inset} y="22" font-size={nameSize}>
        {fit(title, room, measureIn(nameSize))}
      </text>
      <text class="sub" x={inset} y="39" font-size={detailSize}>
        {fit(node.detail, room, measureIn(detailSize), node.mark === '' ? 'middle' : 'end')}
      </text>
    </g>
  );
}

function ProofBar({ proof, width }: { proof: Placed['node']['proof']; width: number }) {
  const all = proof.reduce((sum, each) => sum + each.hunks, 0);
  let x = 0;
  return (
    <>
      {proof.map(({ tone, hunks, word }) => {
        const share = (width * hunks) / all;
        x += share;
        return <rect key={word} class={`bar ${tone}`} x={x - share} width={share} height="3" />;
      })}
    </>
  );
}

/** The same in words, for who cannot see it and for who points at it. */
export function descriptionOf({ kind, name, detail, tone, mark, proof, path }: Placed['node']): string {
  const what = { changed: 'Changed', reached: 'Depends on the change', test: 'Test', gap: 'Gap', group: 'Group' }[kind];
  const proven = proof.map(({ hunks, word }) => `${hunks} ${word}`).join(', ');
  return [
    `${what}: ${name}`,
    detail,
    ...(path === detail ? [] : [path]),
    ...(proven === '' ? [] : [proven]),
    ...(mark === '' ? [] : [toneWords[tone]]),
  ].join('. ');
}
