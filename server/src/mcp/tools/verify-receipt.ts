// `verify_receipt`: whether a receipt is genuine, and which of its steps still hold for the bytes at hand.
import * as z from 'zod';
import { currentFreshness } from '../../gate/receipt/current.ts';
import { findReceipt } from '../../gate/receipt/find.ts';
import { Failure } from '../../model/failure.ts';
import { stepValiditySchema } from '../../model/receipt.ts';
import { verdictSchema } from '../../model/verdict.ts';
import { directoryInput, directoryOf } from '../target-input.ts';
import { defineTool } from '../tool.ts';

const output = z.object({
  state: z.enum(['valid', 'stale', 'invalid', 'none']),
  id: z.string().optional(),
  verdict: verdictSchema.optional(),
  steps: z.array(stepValiditySchema).optional(),
  problem: z.object({ code: z.string(), message: z.string() }).optional(),
});

export const verifyReceiptTool = defineTool({
  name: 'verify_receipt',
  title: 'Verify a Receipt',
  description:
    'Verifies the signature of a receipt and says which of its steps an edit has made stale. Without an id it takes the newest. Only `valid` with the verdict `passed` says that this very tree is proven.',
  input: z.object({ ...directoryInput, id: z.string().optional().describe('An id, or the start of one.') }),
  output,
  annotations: { readOnlyHint: true, idempotentHint: true },
  run: async (args, { host }): Promise<z.infer<typeof output>> => {
    const directory = directoryOf(args);
    try {
      const { receipt } = await findReceipt(host, directory, args.id);
      const { state, steps } = await currentFreshness(host, directory, receipt);
      return { state, id: receipt.id, verdict: receipt.gate.verdict, steps: [...steps] };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.code === 'no-receipt') return { state: 'none', problem: { code: error.code, message: error.message } };
      if (error.code.startsWith('receipt-') || error.code.startsWith('key-'))
        return { state: 'invalid', problem: { code: error.code, message: error.message } };
      throw error;
    }
  },
});
