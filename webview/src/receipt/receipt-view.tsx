// The receipt: the figures that matter, the steps with what they found, what it is bound to, and whether it still holds.
import type { Panel } from '@change-gate/server/protocol';
import type { Host } from '../host.ts';
import { Prose } from '../prose.tsx';

type Receipt = NonNullable<Panel['receipt']>;

export function ReceiptView({ receipt, host }: { receipt: Receipt | undefined; host: Host }) {
  if (!receipt)
    return (
      <section class="receipt" aria-labelledby="receipt">
        <h2 id="receipt">Receipt</h2>
        <p class="quiet">
          No gate has run on this change. It freezes these bytes, runs the checks that the project declares and its tests, undoes the change
          piece by piece, and signs what it saw.
        </p>
        {host.acts && (
          <p class="quiet">
            <button onClick={() => host.send({ type: 'act', act: 'runGate' })}>Run gate</button>
          </p>
        )}
      </section>
    );
  return (
    <section class={`receipt ${receipt.fresh ? '' : 'stale'}`} aria-labelledby="receipt">
      <h2 id="receipt">Receipt · {receipt.holds}</h2>
      <Figures figures={receipt.figures} />
      <Lines title="Reasons, worst first" lines={receipt.reasons.map(({ message, code }) => ({ text: message, code }))} />
      <Steps steps={receipt.steps} />
      <Lines title="Not proven" lines={receipt.unproven.map((text) => ({ text }))} />
      <Bound receipt={receipt} host={host} />
      <Lines title="Notes" lines={receipt.notes.map((text) => ({ text }))} />
    </section>
  );
}

function Figures({ figures }: Pick<Receipt, 'figures'>) {
  return (
    <div class="figures">
      {figures.map(({ value, label, tone }) => (
        <div key={label}>
          <b class={tone}>{value}</b>
          {label}
        </div>
      ))}
    </div>
  );
}

function Steps({ steps }: Pick<Receipt, 'steps'>) {
  return (
    <>
      <h2 id="steps">Steps</h2>
      <ol class="steps" aria-labelledby="steps">
        {steps.map((step) => (
          <li key={step.id} class={step.stale === '' ? '' : 'stale'}>
            <span class={step.tone} role="img" aria-label={step.state}>
              {step.mark}
            </span>
            <span>{step.id}</span>
            <span class={step.tone === 'ok' || step.tone === 'dim' ? 'dim' : ''}>
              {step.detail}
              {step.stale !== '' && <em> {step.stale}</em>}
            </span>
            <span class="dim">{step.seconds}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Bound({ receipt, host }: { receipt: Receipt; host: Host }) {
  return (
    <>
      <h2>Bound to</h2>
      <dl>
        {receipt.bound.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="mono" title={value}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {host.acts && (
        <p class="quiet acts">
          <button onClick={() => host.send({ type: 'act', act: 'verifyReceipt' })}>Verify</button>
          <button onClick={() => host.send({ type: 'act', act: 'exportReceipt' })}>Export</button>
        </p>
      )}
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly { readonly text: string; readonly code?: string }[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul class="lines">
        {lines.map(({ text, code }, at) => (
          <li key={at}>
            <Prose text={text} /> {code !== undefined && <span class="dim">{code}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
