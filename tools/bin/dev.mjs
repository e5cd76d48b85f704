// npm run dev -- mfe-chat: the shell and the named remotes from their sources with hot reload, the rest from the last release, the demo world.
import { ensureDependencies } from '../setup/dependencies.mjs';
import { endWithNpm } from '../setup/end-with-npm.mjs';
import { chosenPort } from '../setup/free-port.mjs';
import { WORKSPACE, orEnd, say } from '../setup/workspace.mjs';
import '../source/register.mjs';

const FIRST_PORT = 3000;

endWithNpm();
await ensureDependencies();
process.env.NODE_ENV ??= 'development';
process.env.LOG_LEVEL ??= 'warn';
process.env.PORT = await orEnd(() => chosenPort(FIRST_PORT));
if (process.env.NODE_ENV === 'production') {
  process.stderr.write(
    'npm run dev is for development: NODE_ENV=production would give a remote from source a shell that it does not fit.\n',
  );
  process.exit(1);
}

const { plainFault } = await import('@rendezvous/server/platform');
const { Running, dev } = await import('../dev/dev.mjs');
const running = new Running();
let ending = false;
const end = async (code) => {
  if (ending) return;
  ending = true;
  await running.stop();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));

try {
  say(await dev(WORKSPACE, process.argv.slice(2), running));
} catch (error) {
  if (!ending && !error.told) process.stderr.write(`${plainFault(error)}\n`);
  await end(1);
}
