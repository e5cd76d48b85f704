import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const HELPER = pathToFileURL(join(__dirname, 'workspace.mjs')).href;

/** Says its own number, and goes on for as long as nobody ends it. */
const CHILD = `process.stdout.write(String(process.pid) + ' '); setInterval(() => undefined, 1000);`;

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('what a command runs ends with it', async () => {
  const command = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { run } from ${JSON.stringify(HELPER)};
       process.once('SIGTERM', () => process.exit(1));
       await run(process.execPath, ['-e', ${JSON.stringify(CHILD)}]);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [said] = (await once(command.stdout, 'data')) as [Buffer];
  const child = Number(said.toString());
  expect(isThere(child)).toBe(true);
  command.kill('SIGTERM');
  await once(command, 'exit');
  for (let waits = 0; waits < 100 && isThere(child); waits++) await new Promise((done) => setTimeout(done, 50));
  expect(isThere(child)).toBe(false);
});
