import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '@rendezvous/server/config';
import { runDemo } from './run-demo.js';

const WORKSPACE = resolve(import.meta.dirname, '../../..');

/** `--builds <folder>`: another checkout, or a folder like one, whose builds are shown. */
const { values } = parseArgs({ options: { builds: { type: 'string', default: WORKSPACE } } });

const gateway = await runDemo(loadConfig(), { workspace: resolve(values.builds) });
process.stdout.write(`Rendezvous is ready: ${gateway.url}\n`);

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  void gateway.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
// 'disconnect': whoever started it by `npm start` is gone
for (const end of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(end, stop);
