import 'reflect-metadata';
import { resolve } from 'node:path';
import { loadConfig } from '@rendezvous/server/config';
import { startGateway } from './start-gateway.js';

const WORKSPACE = resolve(import.meta.dirname, '../../..');

const config = loadConfig();
const gateway = await startGateway(config, { workspace: WORKSPACE });
// the one line that whoever started the process waits for
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
