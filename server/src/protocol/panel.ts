// What the panel and its host say to each other. Both ends check each message; the panel names things by ids it was given, never by path or command.
import * as z from 'zod';
import { panelSchema } from '../model/panel.ts';

export const toPanelSchema = z.discriminatedUnion('type', [
  z.object({ version: z.literal(1), type: z.literal('panel'), panel: panelSchema }),
  z.object({ version: z.literal(1), type: z.literal('waiting'), sentence: z.string() }),
  z.object({
    version: z.literal(1),
    type: z.literal('nothing'),
    sentence: z.string(),
    advice: z.string(),
    act: z.enum(['chooseRoot', 'showLog']).optional(),
  }),
]);
export type ToPanel = z.infer<typeof toPanelSchema>;

/** What a button of the panel may ask for. */
export const panelActSchema = z.enum(['runGate', 'checkChange', 'chooseRoot', 'verifyReceipt', 'exportReceipt', 'showLog']);
export type PanelAct = z.infer<typeof panelActSchema>;

export const fromPanelSchema = z.discriminatedUnion('type', [
  z.object({ version: z.literal(1), type: z.literal('ready') }),
  z.object({ version: z.literal(1), type: z.literal('open'), id: z.string() }),
  z.object({ version: z.literal(1), type: z.literal('compare'), id: z.string() }),
  z.object({ version: z.literal(1), type: z.literal('act'), act: panelActSchema }),
  z.object({ version: z.literal(1), type: z.literal('saveImage'), svg: z.string().max(20_000_000) }),
]);
export type FromPanel = z.infer<typeof fromPanelSchema>;
