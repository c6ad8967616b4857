// The language server's entry: one connection over the channel that the editor chose.
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { createEngine } from '../engine.ts';
import { startServer } from './server.ts';

startServer(createConnection(ProposedFeatures.all), createEngine());
