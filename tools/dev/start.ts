import 'reflect-metadata';
import { resolve } from 'node:path';
import { loadConfig } from '@rendezvous/server/config';
import { orSayWhy } from '@rendezvous/server/platform';
import { runDemo } from '../demo/run-demo.js';

// The gateway of `npm run dev`: its arguments are the addresses of the dev servers.
const WORKSPACE = resolve(import.meta.dirname, '../..');

const starting = runDemo(loadConfig(), { workspace: WORKSPACE, devServers: process.argv.slice(2) });

let stopping = false;
/** Also while it starts: what is half begun is brought to its end in order. */
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  void starting
    .then((gateway) => gateway.stop())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
};
process.once('SIGTERM', stop);
process.once('disconnect', stop);

await orSayWhy(() => starting);
if (process.connected) process.send?.('ready');
