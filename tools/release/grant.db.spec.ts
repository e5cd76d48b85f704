import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@rendezvous/server/config';
import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { type OpenRegistry, type ReleaseFacts, entities, migrations, openRegistry, readOverride } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { announce } from '@rendezvous/server/platform';
import { grant, siteOf } from './grant.js';

const SECRET = 'a-secret-of-at-least-32-characters';
const NOW = new Date('2026-03-02T12:00:00Z');
const CHAT = 'mfe-chat';
let data: TestDatabase;
let folder: string;
let registry: OpenRegistry;
let preview: Server;
let origin: string;
/** What the preview server has, by path. */
const served = new Map<string, string>();

/** Serves a build as `buildFacts` describes it. */
const serve = (path: string, more: Partial<ReleaseFacts> = {}, name = CHAT): string => {
  const facts = buildFacts(name, 'mine', more);
  served.set(`${path}/release.json`, JSON.stringify(facts));
  served.set(`${path}/${facts.entry}`, `mine ${facts.entry}`);
  return `${origin}${path}/${facts.entry}`;
};
const settings = () => ({ overrideOrigins: [origin], site: 'https://love.example', secretKey: SECRET, actor: 'ada' });
const asked = (...args: string[]) => grant(registry, settings(), args, NOW);
const granted = async (...args: string[]) => {
  const said = await asked(...args);
  return { said, override: readOverride(SECRET, /override=(\S+)/.exec(said)?.[1] ?? '') };
};

beforeAll(async () => {
  data = await testDatabase({ entities, migrations });
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-grant-'));
  const parsed = parseConfig({ NODE_ENV: 'test', DATA_DIR: folder });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  registry = await openRegistry(parsed.config, data.url);
  await registry.releases.publishBuild({ facts: buildFacts('shell', '1'), folder: 'shell/1' });
  await registry.releases.record({ facts: buildFacts(CHAT, '2'), folder: `${CHAT}/2` }, 'ada');
  preview = createServer(({ url = '' }, response) => {
    const text = served.get(url);
    const open = url.startsWith('/closed/') ? {} : { 'access-control-allow-origin': '*' };
    response.writeHead(text === undefined ? 404 : 200, open).end(text);
  });
  await new Promise<void>((done) => preview.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(preview.address() as AddressInfo).port}`;
});
afterAll(async () => {
  preview.closeAllConnections();
  await new Promise((done) => preview.close(done));
  await registry.close();
  await data.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('no link is made', () => {
  test('for an origin that is not allowed, and nothing is asked of it', async () => {
    await expect(asked(CHAT, '--entry', 'http://evil.invalid/remoteEntry.js')).rejects.toThrow(
      /Builds of http:\/\/evil\.invalid may not be shown: OVERRIDE_ORIGINS allows http/,
    );
    await expect(asked(CHAT, '--entry', 'remoteEntry.js')).rejects.toThrow(/is no address/);
  });

  test('for a development build: a production shell lacks what it shares', async () => {
    await expect(asked(CHAT, '--entry', serve('/dev', { development: true }))).rejects.toThrow(
      /is a development build: the site's shell lacks what it shares\. See it with npm run dev -- mfe-chat/,
    );
  });

  test('for another remote, another file than its facts tell of, or what does not fit the live shell', async () => {
    await expect(asked(CHAT, '--entry', serve('/search', {}, 'mfe-search'))).rejects.toThrow(
      'The build is one of mfe-search, not of mfe-chat.',
    );
    const changed = serve('/changed');
    served.set(new URL(changed).pathname, 'something else');
    await expect(asked(CHAT, '--entry', changed)).rejects.toThrow(/is not the file that release\.json tells of/);
    await expect(asked(CHAT, '--entry', serve('/new', { contracts: { oldest: 9, newest: 9 } }))).rejects.toThrow(
      /cannot be shown:\n- Contract 9 is not offered/,
    );
    await expect(asked(CHAT, '--entry', `${origin}/nowhere/remoteEntry.js`)).rejects.toThrow(/answered 404/);
  });

  test('for files that a page of another origin may not read', async () => {
    await expect(asked(CHAT, '--entry', serve('/closed'))).rejects.toThrow(
      /\/closed\/release\.json is not for the pages of https:\/\/love\.example: serve it with access-control-allow-origin: \*\./,
    );
  });

  test('for a version that is not recorded, for more than a day, or for nothing in particular', async () => {
    await expect(asked(CHAT, '--version', 'unknown')).rejects.toThrow(/not recorded/);
    await expect(asked(CHAT, '--version', '2', '--hours', '25')).rejects.toThrow(/at most 24 hours/);
    await expect(asked(CHAT)).rejects.toThrow(/--entry .* \| --version/);
    await expect(asked(CHAT, '--version', '2', '--entry', origin)).rejects.toThrow(/--entry .* \| --version/);
  });
});

test('a link to a preview build carries its place, its integrity and its end', async () => {
  const facts = buildFacts(CHAT, 'mine');
  const { said, override } = await granted(CHAT, '--entry', serve('/builds/mine'));
  expect(said).toMatch(/^https:\/\/love\.example\/\?override=\S+\nshows mfe-chat mine .* until 2026-03-02T14:00:00\.000Z\.$/);
  expect(override).toEqual({
    remote: CHAT,
    version: 'mine',
    folder: `${origin}/builds/mine`,
    entry: facts.entry,
    integrity: facts.files[facts.entry]!.integrity,
    descriptor: facts.descriptor,
    recorded: false,
    until: Date.parse('2026-03-02T14:00:00Z'),
  });
});

test('a link to a recorded version names its own files', async () => {
  const { override } = await granted(CHAT, '--version', '2', '--hours', '0.5');
  expect(override).toMatchObject({ version: '2', folder: `${CHAT}/2`, recorded: true, until: Date.parse('2026-03-02T12:30:00Z') });
});

test('a link leads to the product that runs, on whatever port, and to none when none runs', () => {
  const config = { dataDir: folder, publicUrl: 'http://127.0.0.1:3000', publicUrlGiven: false };
  expect(() => siteOf(config)).toThrow(/No product runs on .*npm start.*PUBLIC_URL/);
  const takeBack = announce(folder, 'http://127.0.0.1:3042');
  expect(siteOf(config)).toBe('http://127.0.0.1:3042');
  expect(siteOf({ ...config, publicUrl: 'https://love.example', publicUrlGiven: true })).toBe('https://love.example');
  takeBack();
  expect(() => siteOf(config)).toThrow(/No product runs/);
});
