import 'reflect-metadata';
import { resolve } from 'node:path';
import { loadConfig } from '@rendezvous/server/config';
import { runDemo } from '../demo/run-demo.js';

// The gateway of `npm run dev`: its arguments are the addresses of the dev servers.
const WORKSPACE = resolve(import.meta.dirname, '../..');

const gateway = await runDemo(loadConfig(), { workspace: WORKSPACE, devServers: process.argv.slice(2) });
process.send?.('ready');

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  void gateway.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.once('SIGTERM', stop);
process.once('disconnect', stop);
