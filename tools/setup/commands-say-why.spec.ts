import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const WORKSPACE = resolve(__dirname, '../..');
let data: string;
let taken: Server;
let port: number;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'rendezvous-commands-'));
  taken = createServer();
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
  port = (taken.address() as { port: number }).port;
});
afterAll(() => {
  taken.close();
  rmSync(data, { recursive: true, force: true });
});

/** What a command said on its way out. */
const ended = (command: string, args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number | null; said: string }>((done) => {
    const child = spawn(process.execPath, [`tools/bin/${command}.mjs`, ...args], {
      cwd: WORKSPACE,
      env: { ...process.env, NODE_ENV: 'development', DATA_DIR: data, HOST: '127.0.0.1', ...env },
    });
    let said = '';
    child.stderr.on('data', (text) => (said += String(text)));
    child.on('close', (code) => done({ code, said: said.replaceAll(/^npm warn.*\n/gm, '') }));
  });

const REFUSED = 'postgres://nobody:secret@127.0.0.1:1/none';

const COMMANDS: readonly (readonly [string, readonly string[], () => Record<string, string>, () => string])[] = [
  ['start', [], () => ({ PORT: String(port) }), () => `Port ${port} is taken`],
  ['dev', ['mfe-chat'], () => ({ PORT: String(port) }), () => `Port ${port} is taken`],
  ['release', ['mfe-chat'], () => ({}), () => 'No product has run in .*npm start'],
  ['releases', ['list'], () => ({ DATABASE_URL: REFUSED }), () => 'The database does not answer at 127.0.0.1:1: start it'],
  ['db-reset', ['--yes'], () => ({ DATABASE_URL: REFUSED }), () => 'The database does not answer at 127.0.0.1:1: start it'],
  ['new', ['remote', 'Bad Name'], () => ({}), () => '"Bad Name" is not'],
];

test('a command that cannot go on says why in words, without a stack, and leaves nothing behind', async () => {
  const all = await Promise.all(COMMANDS.map(([command, args, env]) => ended(command, args, env())));
  for (const [index, { code, said }] of all.entries()) {
    expect(said).toMatch(new RegExp(COMMANDS[index]![3]()));
    expect(said).not.toMatch(/\n\s+at |Error:|secret/);
    expect(code).toBe(1);
  }
  expect(readdirSync(data).filter((name) => name !== 'secret-key')).toEqual([]);
});
