// The verdict, the tier and why; on the right what can be done.
import type { Panel } from '@change-gate/server/protocol';
import type { Host } from './host.ts';

interface Props {
  readonly panel: Panel;
  readonly host: Host;
  readonly asList: boolean;
  readonly canSwitch: boolean;
  readonly onSwitch: () => void;
}

export function Header({ panel: { headline, receipt }, host, asList, canSwitch, onSwitch }: Props) {
  return (
    <header>
      <h1 class={`verdict ${headline.tone}`} aria-live="polite">
        <span aria-hidden="true">{headline.mark}</span> {headline.verdict}
      </h1>
      <span class="tier">{headline.tier}</span>
      <span class="why">{headline.why.join(' · ')}</span>
      <span class="acts">
        {canSwitch && (
          <button aria-pressed={asList} onClick={onSwitch}>
            {asList ? 'Map as picture' : 'Map as list'}
          </button>
        )}
        {host.acts && receipt && <button onClick={() => host.send({ type: 'act', act: 'exportReceipt' })}>Export</button>}
        {host.acts && (
          <button class="primary" onClick={() => host.send({ type: 'act', act: 'runGate' })}>
            {receipt ? 'Run gate again' : 'Run gate'}
          </button>
        )}
      </span>
    </header>
  );
}
