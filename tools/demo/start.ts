import 'reflect-metadata';
import { resolve } from 'node:path';
import { loadConfig } from '@rendezvous/server/config';
import { runDemo } from './run-demo.js';

const WORKSPACE = resolve(import.meta.dirname, '../../..');

const gateway = await runDemo(loadConfig(), { workspace: WORKSPACE });
process.stdout.write(`Rendezvous is ready: ${gateway.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void gateway.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
