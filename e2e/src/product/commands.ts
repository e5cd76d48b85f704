import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The checkout. */
export const WORKSPACE = resolve(import.meta.dirname, '../../..');

const run = promisify(execFile);

/** `npm run lander`, `npm run release` and `npm run releases`, beside the product that runs on a folder. @returns what the command says */
export const command = async (name: 'lander' | 'release' | 'releases', folder: string, ...args: readonly string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, [join(WORKSPACE, 'tools/bin', `${name}.mjs`), ...args], {
    cwd: WORKSPACE,
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: folder, LAST_RELEASE: join(folder, 'last-release') },
  });
  return stdout;
};
