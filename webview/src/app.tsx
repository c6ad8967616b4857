// The panel: one glance gives the verdict and why, the next what to open first, the third what it is bound to.
import type { ToPanel } from '@change-gate/server/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { AttentionList } from './attention/attention-list.tsx';
import { ChangeMap } from './change-map/change-map.tsx';
import { Header } from './header.tsx';
import type { Host, Kept } from './host.ts';
import { ReceiptView } from './receipt/receipt-view.tsx';
import { useWidth } from './use-width.ts';

/** Narrower than this there is no room for a map beside anything. */
const narrow = 440;

export function App({ host }: { host: Host }) {
  const [message, setMessage] = useState<ToPanel>({ version: 1, type: 'waiting', sentence: 'Looking at the change…' });
  const [kept, setKept] = useState<Kept>(host.kept());
  const width = useWidth();
  useEffect(() => {
    host.onMessage(setMessage);
    host.send({ type: 'ready' });
  }, [host]);
  const keep = useCallback(
    (change: Partial<Kept>) =>
      setKept((before) => {
        const after = { ...before, ...change };
        host.keep(after);
        return after;
      }),
    [host],
  );

  if (message.type === 'waiting')
    return (
      <p class="empty" role="status">
        {message.sentence}
      </p>
    );
  if (message.type === 'nothing') {
    const { act } = message;
    return (
      <div class="empty" role="status">
        <p>{message.sentence}</p>
        <p class="dim">{message.advice}</p>
        {act && <button onClick={() => host.send({ type: 'act', act })}>{act === 'chooseRoot' ? 'Choose Root' : 'Show Log'}</button>}
      </div>
    );
  }

  const { panel } = message;
  const asList = width < narrow || kept.mode === 'list';
  return (
    <>
      <Header
        panel={panel}
        host={host}
        asList={asList}
        canSwitch={width >= narrow}
        onSwitch={() => keep({ mode: asList ? 'map' : 'list' })}
      />
      <main class={width < narrow ? 'narrow' : ''}>
        <div class="left">
          <ChangeMap map={panel.map} asList={asList} host={host} kept={kept} keep={keep} />
          <AttentionList rows={panel.attention} left={panel.attentionLeft} host={host} />
        </div>
        <ReceiptView receipt={panel.receipt} host={host} />
      </main>
    </>
  );
}
