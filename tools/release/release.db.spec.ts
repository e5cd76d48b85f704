import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parseConfig } from '@rendezvous/server/config';
import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { GOOD_BUILD, SHELL_BUILD, THROWING_BUILD, writeBuild } from '@rendezvous/gateway/testing';
import { type OpenRegistry, type ReleaseFacts, SERVER_FILE, entities, integrityOf, migrations, openRegistry } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { runCommand } from './commands.js';
import { drawScreens } from './drawing/draw-screens.js';
import { archiveOf, readArchive, writeArchive } from './kept-archive.js';
import { factsIn } from './last-release.js';
import { type ReleaseOrder, refuseUntranslated, release } from './release.js';

const WORKSPACE = resolve(__dirname, '../..');
const BUILD_MS = 300_000;
const run = promisify(execFile);

let data: TestDatabase;
let folder: string;
let registry: OpenRegistry;
const source = { commit: 'c0ffee', actor: 'ada' };

const build = (facts: ReleaseFacts): string => {
  const dist = join(folder, 'builds', facts.name, facts.version);
  mkdirSync(dist, { recursive: true });
  for (const file of Object.keys(facts.files)) writeFileSync(join(dist, file), `${facts.version} ${file}`);
  writeFileSync(join(dist, 'release.json'), JSON.stringify(facts));
  return dist;
};
/** Draws the screens of a build: those of these remotes have one page, which asks for nothing. */
const draw: ReleaseOrder['draw'] = (folderOfBuild, facts, live) =>
  drawScreens({ facts, build: folderOfBuild }, live, {
    folders: registry.folders,
    screensOf: (name) => {
      const at = `/${name.replace('mfe-', '')}`;
      return Promise.resolve({ pages: { [at]: { full: { at, answers: {} } } }, parts: {} });
    },
  });
const order = (remote: string, version: string, percent: number | null = null, more: Partial<ReleaseFacts> = {}) =>
  // what these builds hold is no code; how screens are shown is told in proof/*.spec.ts and in e2e/src/ship-proof.e2e.ts
  release(registry, build(buildFacts(remote, version, more)), { remote, percent, draw, prove: null }, source);
const kept = () => join(folder, 'kept');
const keptFiles = (remote: string) => readArchive(archiveOf(kept(), remote));
const keptFacts = async () => factsIn(await keptFiles('mfe-chat'));
const granting = () => ({ overrideOrigins: [], site: 'https://love.example', secretKey: 'a-secret-of-at-least-32-characters' });
const command = (...args: string[]) => runCommand(registry, args, { actor: 'ada', kept: kept(), granting });
const released = (path: string) => join(folder, 'data/releases', path);

/** One hash for all files below a folder, by name. */
const hashes = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

beforeAll(async () => {
  data = await testDatabase({ entities, migrations });
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-release-'));
  const parsed = parseConfig({ NODE_ENV: 'test', DATA_DIR: join(folder, 'data') });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  registry = await openRegistry(parsed.config, data.url);
  const { dependencies } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  const provided = (name: string, version = dependencies[name]!) => ({ name, version, range: `^${version}`, own: true });
  const shared = [
    ...['react', 'react-dom'].map((name) => provided(name)),
    provided('react/jsx-runtime', dependencies['react']),
    ...['@rendezvous/client/facade', '@rendezvous/ui'].map((name) => provided(name, '0.1.0')),
  ];
  const server = { file: SERVER_FILE, bytes: SHELL_BUILD.length, integrity: integrityOf(SHELL_BUILD) };
  const facts = buildFacts('shell', '1', { shared, server });
  const dist = build(facts);
  mkdirSync(join(dist, 'server'));
  writeFileSync(join(dist, SERVER_FILE), SHELL_BUILD);
  await registry.releases.publishBuild({ facts, folder: await registry.folders.put(dist, facts) });
});
afterAll(async () => {
  await registry.close();
  await data.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a build that does not fit goes nowhere: no files, no record, and every reason at once', async () => {
  const wrong = order('mfe-chat', 'wrong', null, { contracts: { oldest: 9, newest: 9 }, exposes: [] });
  await expect(wrong).rejects.toThrow(/Contract 9[^]*exposes nothing/);
  expect(existsSync(released('mfe-chat'))).toBe(false);
  expect(await registry.releases.list('mfe-chat')).toEqual([]);
});

test('what the catalogues lack is refused in the words of a build’s check, without a build', () => {
  expect(() => refuseUntranslated(['"chat.x" is missing in fr'])).toThrow(
    /not there in every language: "chat\.x" is missing in fr\. Write it/,
  );
  expect(() => refuseUntranslated([])).not.toThrow();
});

const proving =
  (...faults: string[]) =>
  async () => ({ mounts: 4, seconds: 1.5, faults });

test('a build whose screens fail goes nowhere either, and the history tells which releases nobody saw run', async () => {
  const facts = buildFacts('mfe-gifts', '0');
  const shown = (prove: Parameters<typeof release>[2]['prove']) =>
    release(registry, build(facts), { remote: facts.name, percent: null, draw, prove }, source);
  await expect(shown(proving('/gifts (empty): it fails.', '/gifts (full): it fails.'))).rejects.toThrow(
    '- /gifts (empty): it fails.\n- /gifts (full): it fails.',
  );
  expect(existsSync(released('mfe-gifts'))).toBe(false);
  expect(await registry.releases.list('mfe-gifts')).toEqual([]);
  await shown(proving());
  await shown(null);
  const told = (await command('list', 'mfe-gifts')).split('\n').filter((line) => line.includes('promote'));
  expect(told).toEqual([expect.stringMatching(/ada {2}unproven$/), expect.stringMatching(/ada {2}proven on 4 screens in 1\.5 s$/)]);
});

test('a build whose pages a server cannot draw goes nowhere, also when nobody looks at it in a browser; mended, it does', async () => {
  const drawing = (version: string, text: string | null) => {
    const dist = join(folder, 'builds/mfe-drawn', version);
    writeBuild(dist, 'mfe-drawn', text, {}, version);
    return release(registry, dist, { remote: 'mfe-drawn', percent: null, draw, prove: null }, source);
  };
  await expect(drawing('1', THROWING_BUILD)).rejects.toThrow(
    /^- \/drawn \(full\), on the server: it cannot be drawn: Error: Drawn badly\. /,
  );
  expect(existsSync(released('mfe-drawn'))).toBe(false);
  expect(await registry.releases.list('mfe-drawn')).toEqual([]);
  expect((await drawing('2', GOOD_BUILD)).left).toBe(null);
  // as releases from before there were builds for servers
  expect((await drawing('3', null)).left).toBe('It has no build for servers: browsers draw its pages.');
});

test('a version that the live shell has nothing for any more is not promoted', async () => {
  const facts = buildFacts('mfe-gifts', 'apart', { contracts: { oldest: 9, newest: 9 } });
  await registry.releases.record({ facts, folder: 'mfe-gifts/apart' }, 'ada');
  await expect(command('promote', 'mfe-gifts', 'apart')).rejects.toThrow(/mfe-gifts apart does not fit what is live:\n- Contract 9/);
});

test('a version that comes again is checked for what other teams have taken since, by promotion, pin and rollback', async () => {
  const at = (remote: string, version: string, path: string) => {
    const { descriptor } = buildFacts(remote, version);
    return order(remote, version, null, { descriptor: { ...descriptor!, routes: [{ ...descriptor!.routes[0]!, path }] } });
  };
  await at('mfe-maps', '1', '/places');
  await at('mfe-maps', '2', '/maps');
  await at('mfe-trips', '1', '/places');
  const refused = /mfe-maps 1 does not fit what is live:\n- Route \/places overlaps \/places of mfe-trips 1\. .*team-trips/;
  await expect(command('promote', 'mfe-maps', '1')).rejects.toThrow(refused);
  await expect(command('pin', 'mfe-maps', '1')).rejects.toThrow(refused);
  await expect(command('rollback', 'mfe-maps')).rejects.toThrow(refused);
  // the end of a canary brings no other version
  await at('mfe-maps', '3', '/maps');
  await order('mfe-maps', '4', 10, {});
  expect(await command('rollback', 'mfe-maps')).toBe('The canary 4 has ended. mfe-maps 3 is stable.');
  expect(await command('rollback', 'mfe-maps')).toBe('mfe-maps 2 is stable.');
});

test('a team that takes an address at the moment when an old version comes back to it does not share it', async () => {
  const { descriptor } = buildFacts('mfe-walks', '1');
  const taking = (remote: string) => ({
    descriptor: { ...buildFacts(remote, '1').descriptor!, routes: [{ ...descriptor!.routes[0]!, path: '/paths' }] },
  });
  await order('mfe-walks', '1', null, taking('mfe-walks'));
  await order('mfe-walks', '2');
  const results = await Promise.allSettled([command('rollback', 'mfe-walks'), order('mfe-hikes', '1', null, taking('mfe-hikes'))]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a remote begins with a stable version', async () => {
  await expect(order('mfe-chat', '1', 10)).rejects.toThrow(/no stable version yet/);
  await order('mfe-chat', '1');
  expect(existsSync(released('mfe-chat/1/home.js'))).toBe(true);
  expect(await command('list', 'mfe-chat')).toMatch(/1 {2}.* {2}stable since .* by ada/);
});

test('of two teams that release the same address at once, one is refused', async () => {
  const [landers] = buildFacts('mfe-landers', '1').descriptor!.routes;
  const taking = (remote: string) =>
    order(remote, '1', null, { descriptor: { ...buildFacts(remote, '1').descriptor!, routes: [landers!] } });
  const results = await Promise.allSettled([taking('mfe-landers'), taking('mfe-account')]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(String((results.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason)).toMatch(/overlaps \/landers/);
});

test('two teams that release different remotes at once both succeed; of one remote the second is refused', async () => {
  for (const remote of ['mfe-gifts', 'mfe-games']) await order(remote, '1');
  for (const round of ['2', '3', '4']) await Promise.all(['mfe-gifts', 'mfe-games'].map((remote) => order(remote, round)));
  const results = await Promise.allSettled(['5', '6'].map((version) => order('mfe-games', version)));
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([
    expect.objectContaining({
      reason: expect.objectContaining({ message: expect.stringMatching(/Something else of mfe-games/) as string }) as Error,
    }),
  ]);
});

const others = () => ({ ...hashes(released('mfe-search')), ...hashes(released('shell')) });

test('a team’s canary, promotion, rollback and pin move no file of another team', async () => {
  await order('mfe-search', '1');
  const before = others();
  await order('mfe-chat', '2', 10);
  expect(await command('list')).toMatch(/canary 10 %/);
  expect(await command('grow', 'mfe-chat', '30')).toMatch(/2 is for 30 %/);
  await expect(command('grow', 'mfe-chat', '5')).rejects.toThrow(/for 30 % already.*rollback mfe-chat/);
  await expect(command('grow', 'mfe-chat')).rejects.toThrow(/Say which: .* grow <remote> <percent>/);
  expect(await command('promote', 'mfe-chat')).toMatch(/^mfe-chat 2 is stable\. .*kept\/mfe-chat\.tar\.gz: commit/);
  await expect(command('grow', 'mfe-chat', '30')).rejects.toThrow(/no canary/);
  await expect(command('grow', 'mfe-chat', 'abc')).rejects.toThrow(/abc is no percentage: it is a number from 0\.01 to 100/);
  expect(await keptFacts()).toMatchObject({ name: 'mfe-chat', version: '2' });
  expect(await command('pin', 'mfe-chat', '1')).toMatch(/stays on 1/);
  expect(await command('unpin', 'mfe-chat')).toMatch(/2 is live for everybody/);
  const stale = /kept\/mfe-chat\.tar\.gz holds 2: npm run releases -- keep mfe-chat renews it\.$/;
  expect(await command('pin', 'mfe-chat', '1')).toMatch(stale);
  await command('unpin', 'mfe-chat');
  expect(await command('rollback', 'mfe-chat')).toMatch(/^mfe-chat 1 is stable\. /);
  expect(await command('withdraw', 'mfe-chat', '2')).toMatch(stale);
  await expect(command('promote', 'mfe-chat', '2')).rejects.toThrow(/cannot be served: it was withdrawn/);
  await expect(command('explode', 'mfe-chat')).rejects.toThrow(/npm run releases/);
  await expect(command('promote', 'mfe-chta')).rejects.toThrow(/No release of mfe-chta is recorded; there are .*mfe-chat, /);
  await expect(command('withdraw', 'mfe-chat')).rejects.toThrow(/Say which: .* withdraw <remote> <version>/);
  expect(others()).toEqual(before);
});

test('a release while everybody is held on another version says that nobody gets it, and is not the kept one', async () => {
  await order('mfe-chat', '5');
  expect(await command('promote', 'mfe-chat', '5')).toMatch(/5 is stable\. Its files/);
  await command('pin', 'mfe-chat');
  expect((await order('mfe-chat', '6')).heldOn).toBe('5');
  const held = /Nobody gets it: mfe-chat is pinned to 5\. .*releases -- unpin mfe-chat/;
  expect(await command('promote', 'mfe-chat', '1')).toMatch(held);
  expect((await order('mfe-chat', '7', 10)).heldOn).toBe('5');
  expect(await command('grow', 'mfe-chat', '20')).toMatch(held);
  expect(await command('rollback', 'mfe-chat')).toMatch(held);
  expect(await command('promote', 'mfe-chat', '6')).toMatch(held);
  expect((await keptFacts()).version).toBe('5');
  await command('grow', 'mfe-chat', '20').catch(() => undefined);
  expect(await command('unpin', 'mfe-chat')).toMatch(/6 is live for everybody\. Its files are in .*kept\/mfe-chat/);
  expect((await keptFacts()).version).toBe('6');
  expect((await order('mfe-chat', '8')).heldOn).toBe(null);
  await command('pin', 'mfe-chat');
  expect(await command('promote', 'mfe-chat', '8')).toMatch(/8 is stable\. Its files/);
  expect(await command('unpin', 'mfe-chat')).toMatch(/8 is live for everybody/);
  expect(await command('withdraw', 'mfe-chat', '8')).toMatch(
    /^mfe-chat 8 is served to nobody any more; 6 is live for everybody\. .*holds 8/,
  );
  await expect(order('mfe-chat', '8')).rejects.toThrow(/8 was withdrawn.*without --build/);
  await command('promote', 'mfe-chat', '1');
});

test('one remote is kept by itself: no file of another moves', async () => {
  await writeArchive(archiveOf(kept(), 'mfe-search'), new Map([['old.js', Buffer.from('old')]]));
  expect(await command('keep', 'mfe-chat')).toMatch(/^mfe-chat 1: Its files are in .*kept\/mfe-chat\.tar\.gz: commit it\.$/);
  expect([...(await keptFiles('mfe-search')).keys()]).toEqual(['old.js']);
  await expect(command('keep', 'mfe-chta')).rejects.toThrow(/No release of mfe-chta is recorded/);
});

test('what is live is kept whole, in place of what was kept before', async () => {
  await writeArchive(archiveOf(kept(), 'mfe-chat'), new Map([['old.js', Buffer.from('old')]]));
  expect(await command('keep')).toMatch(
    /^mfe-chat 1: Its files are in .*kept\/mfe-chat\.tar\.gz: commit[^]*^shell .*kept\/shell\.tar\.gz: commit/m,
  );
  const held = await keptFiles('mfe-chat');
  expect([...held.keys()].toSorted()).toEqual([...Object.keys(buildFacts('mfe-chat', '1').files), 'release.json'].toSorted());
  expect(String(held.get('home.js'))).toBe('1 home.js');
});

test(
  'the command builds one remote and takes it live beside whatever runs, and touches no other build',
  async () => {
    const elsewhere = () =>
      Object.assign(
        {},
        ...['mfe-chat', 'mfe-search', 'shell']
          .map((name) => join(WORKSPACE, name, 'dist'))
          .filter(existsSync)
          .map(hashes),
      ) as object;
    const before = elsewhere();
    const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: data.url, DATA_DIR: join(folder, 'data'), LAST_RELEASE: kept() };
    const { stdout } = await run(process.execPath, ['tools/bin/release.mjs', 'mfe-billing', '--unproven'], { cwd: WORKSPACE, env });
    expect(stdout).toMatch(/mfe-billing [0-9a-f]{12} is live for everybody/);
    const [recorded] = await registry.releases.list('mfe-billing');
    expect(recorded?.descriptor?.owner).toBe('team-billing');
    const takenOf = (name: string) => recorded?.shared.find((module) => module.name === name)?.taken ?? [];
    expect(takenOf('@rendezvous/client/facade')).toContain('defineRemote');
    expect(takenOf('@rendezvous/ui')).toContain('Button');
    expect(takenOf('@rendezvous/ui')).not.toContain('Slider');
    const files = Object.keys(recorded!.files);
    expect(files.every((file) => existsSync(released(`mfe-billing/${recorded!.version}/${file}`)))).toBe(true);
    expect((await registry.releases.current())['mfe-billing']?.version).toBe(recorded?.version);
    expect(elsewhere()).toEqual(before);
    expect([...(await keptFiles('mfe-billing')).keys()]).toContain(recorded!.entry);
  },
  BUILD_MS,
);
