// The first line of the panel: the verdict, the tier, and in a few words why.
import type { ChangeMap } from '../../model/change-map.ts';
import type { Panel } from '../../model/panel.ts';
import { marks, type Tone } from '../../model/receipt-outline.ts';
import type { Tier } from '../../model/tier.ts';
import type { Verdict } from '../../model/verdict.ts';
import type { ReceiptNow } from './panel-of.ts';
import type { ProofNow } from './proof-of.ts';
import { oneLine, plural } from './words.ts';

const tones: Readonly<Record<Verdict, Tone>> = { passed: 'ok', failed: 'bad', incomplete: 'warn', unavailable: 'warn' };

/** The receipt's verdict while it speaks of these bytes; else that of the static checks, and it says so. */
export function headlineOf(
  map: ChangeMap,
  checked: 'passed' | 'failed',
  now: ReceiptNow | undefined,
  { hunks }: ProofNow,
): Panel['headline'] {
  const isCurrent = now?.fresh.state === 'valid';
  const verdict = isCurrent ? now.receipt.gate.verdict : checked;
  const unmissed = hunks.filter(({ state }) => state === 'unproven' || state === 'untested').length;
  const tone = verdict === 'passed' && !isCurrent ? 'dim' : tones[verdict];
  return {
    tone,
    mark: verdict === 'passed' ? marks.ok : marks[tone],
    verdict: verdict.charAt(0).toUpperCase() + verdict.slice(1),
    tier: map.tier.declared ?? map.tier.mechanical,
    why: [
      ...(isCurrent ? [] : [now ? 'static checks only; the receipt is stale' : 'static checks only; no gate has run']),
      ...tierReasons(map.tier),
      ...(map.reached.length > 0 ? [plural(map.reached.length, 'dependent')] : []),
      ...(unmissed > 0 ? [`${plural(unmissed, 'hunk')} nobody would miss`] : []),
      ...(hunks.length === 0 && map.untested.length > 0 ? [`${plural(map.untested.length, 'changed symbol')} no test reaches`] : []),
    ],
  };
}

function tierReasons({ evidence }: Tier): string[] {
  return evidence.flatMap((each) => {
    const [name, value = ''] = each.split('=', 2);
    const paths = value.split(',');
    const more = paths.length > 1 ? ` and ${paths.length - 1} more` : '';
    if (name === 'high_risk_paths') return [`touches ${oneLine(paths[0] ?? '')}${more}`];
    return name === 'config_or_dependency_paths' ? [`changes ${oneLine(paths[0] ?? '')}${more}`] : [];
  });
}
