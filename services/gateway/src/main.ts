import 'reflect-metadata';
import { resolve } from 'node:path';
import { loadConfig } from '@rendezvous/server/config';
import { startGateway } from './start-gateway.js';

const WORKSPACE = resolve(import.meta.dirname, '../../..');

const config = loadConfig();
const gateway = await startGateway(config, { workspace: WORKSPACE });
// the one line that whoever started the process waits for
process.stdout.write(`Rendezvous is ready: ${gateway.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void gateway.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
