import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const HELPER = pathToFileURL(join(__dirname, 'end-with-npm.mjs')).href;
/**
 * The product's own way to begin: where there is a shell with `exec`, it gives way to the process, which then hears what npm is told. On
 * Windows the other half runs.
 */
const { scripts } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as { scripts: { start: string } };
let folder: string;
let npm: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-npm-'));
});
afterEach(() => {
  // npm leads a group of its own: whatever a failed test leaves behind goes too
  try {
    if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGKILL');
  } catch {
    // all of it is gone
  }
  rmSync(folder, { recursive: true, force: true });
});

const there = async (name: string, timeoutMs = 15_000): Promise<boolean> => {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end && !existsSync(join(folder, name))) await new Promise((done) => setTimeout(done, 50));
  return existsSync(join(folder, name));
};

/** A process that takes a while to end in order, run by npm as the product is. */
const start = async (): Promise<void> => {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'started', version: '1.0.0', scripts: { start: scripts.start.replaceAll('tools/bin/', '') } }),
  );
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { writeFileSync } from 'node:fs';
     import { endWithNpm } from ${JSON.stringify(HELPER)};
     for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => setTimeout(() => (writeFileSync('ended', signal), process.exit(0)), 200));
     setInterval(() => undefined, 1000);
     endWithNpm();
     writeFileSync('ready', '');`,
  );
  npm = spawn('npm', ['start', '--no-update-notifier'], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
    detached: true,
  });
  expect(await there('ready')).toBe(true);
};

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('what npm runs ends in order when npm is ended by %s', async (signal) => {
  await start();
  expect(await there('ended', 100)).toBe(false);
  npm.kill(signal);
  expect(await there('ended')).toBe(true);
});
