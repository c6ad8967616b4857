// Every tool there is.
import type { Tool } from '../tool.ts';
import { dotnetTools } from './dotnet.ts';
import { generalTools } from './general.ts';
import { hookTools } from './hooks.ts';
import { javascriptTools } from './javascript.ts';
import { jvmTools } from './jvm.ts';
import { phpAndRubyTools } from './php-ruby.ts';
import { pythonTools } from './python.ts';
import { rustAndGoTools } from './rust-go.ts';
import { javascriptTestTools } from './tests-js.ts';
import { pythonTestTools } from './tests-python.ts';
import { typescriptTools } from './typescript.ts';

export const tools: readonly Tool[] = [
  ...typescriptTools,
  ...javascriptTools,
  ...javascriptTestTools,
  ...pythonTools,
  ...pythonTestTools,
  ...jvmTools,
  ...dotnetTools,
  ...rustAndGoTools,
  ...phpAndRubyTools,
  ...generalTools,
  ...hookTools,
];
