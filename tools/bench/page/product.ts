import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Server, WORKSPACE, cpuOf, startServer } from '../http/processes.js';
import { startWorld } from '../http/world.js';

const MEMBERS = 600;
/** A premium member of the demo world. */
export const PERSONA = { email: 'premium@demo.test', password: 'demo-demo-demo' };

/** Less CPU than this in a second, some seconds long, counts as rest. */
const REST_US = 60_000;
const REST_S = 4;
const REST_LATE_S = 900;

export interface Product {
  readonly url: string;
  readonly pid: number;
  /** Address of its database. */
  readonly database: string;
  /** Folder of everything that it keeps on disk. */
  readonly folder: string;
  /** The session cookie of a premium member, `name=value`. */
  logIn(): Promise<string>;
  /** A server more on the same database. */
  startBeside(env: Record<string, string>): Promise<Server>;
  /** Waits until the server does nothing any more: photos of the demo world are painted in the background. */
  rest(): Promise<void>;
  stop(): Promise<void>;
}

const loadPeople = async (env: Record<string, string>, members: number): Promise<void> => {
  const loader = spawn(process.execPath, [join(WORKSPACE, 'tools/dist/demo/load/main.js'), '--members', String(members)], {
    cwd: WORKSPACE,
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(loader, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The demo world could not be loaded (${code}).`);
};

const logIn = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/user.php`, {
    method: 'POST',
    headers: { origin: url, 'x-request-type': 'client', 'content-type': 'application/json' },
    body: JSON.stringify(PERSONA),
  });
  const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('session='));
  if (!answer.ok || session === undefined) throw new Error(`The login was refused: ${answer.status} ${await answer.text()}`);
  return session.split(';')[0] ?? session;
};

const rest = async (pid: number): Promise<void> => {
  let [calm, used] = [0, cpuOf(pid)];
  for (let second = 0; calm < REST_S; second++) {
    if (second > REST_LATE_S) throw new Error('The product does not come to rest.');
    await new Promise((done) => setTimeout(done, 1000));
    const now = cpuOf(pid);
    calm = now - used < REST_US ? calm + 1 : 0;
    used = now;
  }
};

interface ProductOptions {
  readonly members?: number;
  /** What its servers are told beside where they keep things. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The whole product with a demo world of its own, on a database of its own. */
export const startProduct = async ({ members = MEMBERS, env: asked = {} }: ProductOptions = {}): Promise<Product> => {
  const base = await startWorld();
  const env = { NODE_ENV: 'development', DEMO: 'yes', DATABASE_URL: base.url, DATA_DIR: base.folder, ...asked };
  const servers: Server[] = [];
  const start = async (more: Record<string, string> = {}): Promise<Server> => {
    const server = await startServer('tools/dist/demo/start.js', { ...env, ...more });
    servers.push(server);
    return server;
  };
  const stop = async (): Promise<void> => {
    for (const server of servers) await server.stop();
    await base.stop();
  };
  try {
    await loadPeople(env, members);
    const { url, pid } = await start();
    return { url, pid, database: base.url, folder: base.folder, logIn: () => logIn(url), startBeside: start, rest: () => rest(pid), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
