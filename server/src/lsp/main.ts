// The language server's entry: one connection over the channel that the editor chose.
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { createEngine } from '../engine.ts';
import { startServer } from './server.ts';

const gateHost = async () => (await import('../gate-engine.ts')).createGateEngine();

startServer(createConnection(ProposedFeatures.all), createEngine(), gateHost);
