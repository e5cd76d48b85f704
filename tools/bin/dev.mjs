// npm run dev -- mfe-chat: the shell and the named remotes from their sources with hot reload, the rest from the last release, the demo world.
import { ensureDependencies } from '../setup/dependencies.mjs';
import { endWithNpm } from '../setup/end-with-npm.mjs';
import { freePortFrom } from '../setup/free-port.mjs';
import { WORKSPACE, say } from '../setup/workspace.mjs';
import '../source/register.mjs';

const FIRST_PORT = 3000;

endWithNpm();
await ensureDependencies();
process.env.NODE_ENV ??= 'development';
process.env.LOG_LEVEL ??= 'warn';
process.env.PORT ??= String(await freePortFrom(FIRST_PORT, process.env.HOST));
if (process.env.NODE_ENV === 'production') {
  process.stderr.write(
    'npm run dev is for development: NODE_ENV=production would give a remote from source a shell that it does not fit.\n',
  );
  process.exit(1);
}

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
  if (!ending) process.stderr.write(`${error.message}\n`);
  await end(1);
}
