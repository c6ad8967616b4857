// Fits a text into a width. A name loses its middle: both ends tell more than its beginning alone. A sentence loses its end.

/** `measure` gives the width of a text in the unit of `width`. */
export function fit(text: string, width: number, measure: (text: string) => number, loses: 'middle' | 'end' = 'middle'): string {
  if (measure(text) <= width) return text;
  const characters = [...text];
  let [low, high] = [0, characters.length];
  while (low < high) {
    const kept = Math.ceil((low + high) / 2);
    if (measure(elided(characters, kept, loses)) <= width) low = kept;
    else high = kept - 1;
  }
  return elided(characters, low, loses);
}

function elided(characters: readonly string[], kept: number, loses: 'middle' | 'end'): string {
  const head = loses === 'end' ? kept : Math.ceil(kept / 2);
  return `${characters.slice(0, head).join('')}…${kept - head > 0 ? characters.slice(head - kept).join('') : ''}`;
}

const canvas = typeof document === 'undefined' ? undefined : document.createElement('canvas').getContext('2d');

/** Measures in the font of the page. */
export function measureIn(size: number): (text: string) => number {
  if (!canvas) return (text) => text.length * size * 0.55;
  const font = `${size}px ${getComputedStyle(document.body).fontFamily}`;
  return (text) => {
    canvas.font = font;
    return canvas.measureText(text).width;
  };
}
