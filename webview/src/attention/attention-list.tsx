// “Look here first”: worst first, each row a sentence, its places as links, and one act.
import type { Attention } from '@change-gate/server/protocol';
import type { Host } from '../host.ts';
import { Prose } from '../prose.tsx';
import { plural, toneWords } from '../words.ts';

export function AttentionList({ rows, left, host }: { rows: readonly Attention[]; left: number; host: Host }) {
  return (
    <section aria-labelledby="attention">
      <h2 id="attention">Look here first</h2>
      {rows.length === 0 && <p class="quiet">Nothing stands out.</p>}
      <ol class="attention">
        {rows.map((row) => (
          <Row key={row.id} row={row} host={host} />
        ))}
      </ol>
      {left > 0 && <p class="quiet">{plural(left, 'more finding')} in Problems and in the Change view.</p>}
    </section>
  );
}

function Row({ row, host }: { row: Attention; host: Host }) {
  const [first, ...proofs] = row.places;
  return (
    <li>
      <span class={row.tone} role="img" aria-label={toneWords[row.tone]}>
        {row.mark}
      </span>
      <div>
        <b>
          <Prose text={row.sentence} />
        </b>{' '}
        <span class="dim">{row.code}</span>
        {first && (
          <div>
            <PlaceLink place={first} host={host} />{' '}
            <span class="dim">
              <Prose text={row.detail} />
            </span>
          </div>
        )}
        {proofs.map((place) => (
          <div key={place.id} class="dim">
            <Prose text={place.says} /> <PlaceLink place={place} host={host} />
          </div>
        ))}
      </div>
      {host.acts && first && (
        <button
          class="link"
          aria-label={`${row.act === 'open' ? 'Open' : 'Compare'}: ${row.sentence}`}
          onClick={() => host.send({ type: row.act, id: first.id })}
        >
          {row.act === 'open' ? 'Open' : 'Compare'}
        </button>
      )}
    </li>
  );
}

function PlaceLink({ place: { id, text }, host }: { place: Attention['places'][number]; host: Host }) {
  if (!host.acts) return <span class="mono">{text}</span>;
  return (
    <button class="link mono" onClick={() => host.send({ type: 'open', id })}>
      {text}
    </button>
  );
}
