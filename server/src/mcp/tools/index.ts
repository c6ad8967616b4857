// The table of tools. One file a tool.
import type { AnyTool } from '../tool.ts';
import { cancelGateTool } from './cancel-gate.ts';
import { changeMapTool } from './change-map.ts';
import { checkChangeTool } from './check-change.ts';
import { explainFindingTool } from './explain-finding.ts';
import { getGateTool } from './get-gate.ts';
import { startGateTool } from './start-gate.ts';
import { verifyReceiptTool } from './verify-receipt.ts';

export const tools: readonly AnyTool[] = [
  checkChangeTool,
  changeMapTool,
  explainFindingTool,
  startGateTool,
  getGateTool,
  cancelGateTool,
  verifyReceiptTool,
];
