// The report as it is.
export function renderJson(report: unknown): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
