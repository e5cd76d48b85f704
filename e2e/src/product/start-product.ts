import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const WORKSPACE = resolve(import.meta.dirname, '../../..');
const READY_MS = 120_000;
/** Enough people for full pages; photos are painted when they are asked for. */
const MEMBERS = 600;

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? done(address.port) : fail(new Error('No port.'))));
    });
  });

export interface Product {
  readonly url: string;
  readonly folder: string;
  readonly gateway: ChildProcess;
  stop(): Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((done) => child.once('close', () => done()));

/** One journey is shown few of the photos, and painting them ahead takes as long as half of it. */
const FOR_ONE_JOURNEY = ['--paint-late'];

/** Runs the gateway on a folder and waits until it answers. @param builds folder of the builds that it shows */
export const runGateway = async (
  folder: string,
  port: number,
  env: Record<string, string> = {},
  builds = WORKSPACE,
  args: readonly string[] = FOR_ONE_JOURNEY,
): Promise<ChildProcess> => {
  const start = [join(WORKSPACE, 'tools/dist/demo/start.js'), '--builds', builds, ...args];
  const gateway = spawn(process.execPath, ['--enable-source-maps', ...start], {
    cwd: WORKSPACE,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEMO: 'yes',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      // a visitor's network is what the tests say it is
      TRUSTED_PROXIES: '127.0.0.1',
      // on a busy machine, too, pages are drawn by the server
      DRAWING_BUDGET_MS: '10000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done, fail) => {
    const late = setTimeout(() => fail(new Error('The gateway did not become ready.')), READY_MS);
    gateway.stdout?.on('data', (text) => String(text).includes('is ready') && (clearTimeout(late), done()));
    gateway.once('close', (code) => (clearTimeout(late), fail(new Error(`The gateway ended with ${code}.`))));
  });
  return gateway;
};

/** Ends a gateway and waits until it is gone. */
export const stopGateway = async (gateway: ChildProcess): Promise<void> => {
  gateway.kill('SIGTERM');
  await ended(gateway);
};

const loadWorld = async (folder: string, members: number): Promise<void> => {
  const loader = spawn(process.execPath, [join(WORKSPACE, 'tools/dist/demo/load/main.js'), '--members', String(members)], {
    cwd: WORKSPACE,
    env: { ...process.env, NODE_ENV: 'development', DEMO: 'yes', DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ended(loader);
  if (loader.exitCode !== 0) throw new Error(`The demo world could not be loaded (${loader.exitCode}).`);
};

/** The whole product with a demo world of its own, in a folder that goes away with it. */
export const startProduct = async (
  env: Record<string, string> = {},
  members = MEMBERS,
  builds = WORKSPACE,
  args = FOR_ONE_JOURNEY,
): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-e2e-'));
  await loadWorld(folder, members);
  const port = await freePort();
  const gateway = await runGateway(folder, port, env, builds, args);
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    gateway,
    stop: async () => {
      await stopGateway(gateway);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Playwright's global set-up: one product for all journeys. */
export default async (): Promise<() => Promise<void>> => {
  const product = await startProduct({}, MEMBERS, WORKSPACE, []);
  process.env.E2E_URL = product.url;
  process.env.E2E_FOLDER = product.folder;
  return () => product.stop();
};
