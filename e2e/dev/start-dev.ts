import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { copyWorkspace, removeWorkspace } from '../../tools/setup/workspace-copy.js';

const READY_MS = 240_000;

/** Playwright's global set-up: `npm run dev -- mfe-chat` on a copy of the checkout, so that no file of yours changes. */
export default async (): Promise<() => Promise<void>> => {
  const copy = copyWorkspace(resolve(import.meta.dirname, '../..'), { builds: true });
  const dev = spawn(process.execPath, [join(copy, 'tools/bin/dev.mjs'), 'mfe-chat'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: join(copy, 'var'), PORT: undefined, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<void>((done) => dev.once('close', () => done()));
  let output = '';
  process.env.E2E_URL = await new Promise<string>((done, fail) => {
    const late = setTimeout(() => fail(new Error(`It was not ready in time:\n${output}`)), READY_MS);
    const read = (text: Buffer): void => {
      output += text.toString();
      const url = /^Ready: (\S+) /m.exec(output)?.[1];
      if (url) done(url);
    };
    dev.stdout.on('data', read);
    dev.stderr.on('data', read);
    void closed.then(() => fail(new Error(`It ended:\n${output}`)));
    void closed.then(() => clearTimeout(late));
  });
  process.env.E2E_DEV_WORKSPACE = copy;
  process.env.E2E_DEV_PROCESS = String(dev.pid);
  return async () => {
    dev.kill('SIGINT');
    await closed;
    removeWorkspace(copy);
    if (dev.exitCode !== 0) throw new Error(`It ended with ${dev.exitCode}:\n${output}`);
  };
};
