// From report files to one test run: the reader is chosen by content, several files are merged, nothing is believed that cannot be read.
import type { Problem } from '../../model/problem.ts';
import type { ModuleOrigin, TestCase, TestRun } from '../../model/test-run.ts';
import { toCases } from './cases.ts';
import { goJson } from './go-json.ts';
import { jestJson } from './jest-json.ts';
import { junit } from './junit.ts';
import { libtest, libtestJson } from './libtest.ts';
import { mochaJson } from './mocha-json.ts';
import { nodeTest } from './node-test.ts';
import { pytest } from './pytest.ts';
import type { CaseDraft, ReadReport, ReportContext, ReportFormat } from './report-format.ts';
import { rspecJson } from './rspec-json.ts';
import { tap } from './tap.ts';
import { trx } from './trx.ts';
import { vitestJson } from './vitest-json.ts';

/** Most telling first; the first that recognises a text reads it. */
export const reportFormats: readonly ReportFormat[] = [
  nodeTest,
  pytest,
  trx,
  junit,
  jestJson,
  vitestJson,
  mochaJson,
  rspecJson,
  goJson,
  libtestJson,
  libtest,
  tap,
];

export interface ReportFile {
  /** Only named in problems. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Larger reports are refused, in bytes. */
export const largestReport = 64 * 1024 * 1024;

/** Reads the report files of one execution, for instance a folder of Surefire reports, into one run. */
export function readReports(files: readonly ReportFile[], context: ReportContext): TestRun {
  const reports: ReadReport[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const report = readFile(file, context);
    if ('code' in report) problems.push(report);
    else reports.push({ ...report, problems: report.problems.map((problem) => ({ ...problem, path: file.path })) });
  }
  if (files.length === 0) problems.push({ code: 'report-missing', message: 'The tests wrote no report.' });
  return mergeReports(reports, problems);
}

/** The format that reads a text, or undefined: standard output is often no report at all. */
export function formatOf(text: string): ReportFormat | undefined {
  return reportFormats.find((format) => format.recognises(text));
}

function readFile(file: ReportFile, context: ReportContext): ReadReport | Problem {
  if (file.bytes.byteLength > largestReport)
    return { code: 'report-too-large', message: `The report is larger than ${largestReport / 1024 / 1024} MiB.`, path: file.path };
  const text = decode(file.bytes);
  try {
    const format = formatOf(text);
    return format?.read(text, context) ?? { code: 'report-unknown', message: 'The report is of no known format.', path: file.path };
  } catch {
    return { code: 'report-malformed', message: 'The report could not be read.', path: file.path };
  }
}

/** .NET writes UTF-16 now and then; the byte order mark tells. */
function decode(bytes: Uint8Array): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Cases of one runner are numbered together, so that the same test in two files is two occurrences or attempts, never one lost. */
function mergeReports(reports: readonly ReadReport[], problems: readonly Problem[]): TestRun {
  const byRunner = new Map<string, { repeats: ReadReport['repeats']; drafts: CaseDraft[] }>();
  for (const { runner, repeats, cases } of reports) {
    const known = byRunner.get(runner) ?? { repeats, drafts: [] };
    byRunner.set(runner, known);
    for (const draft of cases) known.drafts.push(draft);
  }
  const cases: TestCase[] = [...byRunner].flatMap(([runner, { repeats, drafts }]) => toCases(runner, repeats, drafts));
  const modules = mergeModules(reports);
  return {
    runner: [...byRunner.keys()].join('+') || 'unknown',
    cases,
    ...(modules ? { modules } : {}),
    problems: [...problems, ...reports.flatMap((report) => report.problems)],
  };
}

function mergeModules(reports: readonly ReadReport[]): ModuleOrigin[] | undefined {
  if (reports.every((report) => report.modules === undefined)) return undefined;
  const seen = new Map<string, ModuleOrigin>();
  for (const module of reports.flatMap((report) => report.modules ?? [])) seen.set(`${module.name}\n${module.origin}`, module);
  return [...seen.values()];
}
