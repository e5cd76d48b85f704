// npm start: sets everything up when it is missing or stale, then runs the product with its demo world.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { endWithNpm } from '../setup/end-with-npm.mjs';
import { chosenPort, refuseTakenPort } from '../setup/free-port.mjs';
import { WORKSPACE, orEnd, run, say } from '../setup/workspace.mjs';

const FIRST_PORT = 3000;

endWithNpm();
await ensureDependencies();
await orEnd(refuseTakenPort);
await orEnd(ensureBuild);

const production = process.env.NODE_ENV === 'production';
const environment = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? (production ? 'info' : 'warn') };
const loadDemo = () => run(process.execPath, [join(WORKSPACE, 'tools/dist/demo/load/main.js'), '--if-missing'], { env: environment });
if (!production) await orEnd(loadDemo);
// only now: building and loading take minutes, in which another start would find the same one free
const port = await orEnd(() => chosenPort(FIRST_PORT));

const gateway = spawn(
  process.execPath,
  ['--enable-source-maps', join(WORKSPACE, production ? 'services/gateway/dist/main.js' : 'tools/dist/demo/start.js')],
  {
    cwd: WORKSPACE,
    env: { ...environment, PORT: port },
    // by the channel it learns that we are gone, however we ended
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => gateway.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
gateway.on('close', (code) => process.exit(code ?? 1));
gateway.on('spawn', () => production || say(`Starting on port ${port}. Sign in as a persona at /login; mails appear at /demo/mailbox.`));
