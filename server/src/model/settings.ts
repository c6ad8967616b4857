// The editor's settings: default, type and documentation in one object; the manifest's `configuration` is generated from it.
import * as z from 'zod';
import { severitySchema } from './finding.ts';

export const settingsSchema = z.object({
  minimumSeverity: severitySchema
    .default('info')
    .describe('The lowest severity that is shown as a diagnostic. The verdict counts everything.'),
});
export type Settings = z.infer<typeof settingsSchema>;
