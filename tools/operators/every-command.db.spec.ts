import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities as accountEntities, migrations as accountMigrations, openOperators } from '@rendezvous/account';
import { givenMember } from '@rendezvous/account/testing';
import { migrations as billingMigrations } from '@rendezvous/billing';
import { migrations, openLanders } from '@rendezvous/landers';
import { parseConfig } from '@rendezvous/server/config';
import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { commandActor, entities, migrations as siteMigrations, openRegistry, type ReleaseFacts } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { COMMAND_NAMES as LANDER_COMMANDS, runCommand as runLander } from '../landers/commands.js';
import { newFolder } from '../landers/new-folder.js';
import { COMMAND_NAMES as RELEASES_COMMANDS, runCommand as runReleases } from '../release/commands.js';
import { COMMAND_NAMES as SITES_COMMANDS, runCommand as runSites } from '../sites/commands.js';
import { openSiteSettings } from '../sites/with-sites.js';
import { COMMAND_NAMES as OPERATORS_COMMANDS, runCommand as runOperators } from './commands.js';

// What holds for every command that works on the product: whoever adds one says here how it is run and which line it leaves.
const CHAT = 'mfe-chat';
const SECRET = 'a-secret-of-at-least-32-characters';

const browser = () => Promise.reject(new Error('No Chromium was found.'));

let data: TestDatabase;
let folder: string;
let run: Record<'lander' | 'releases' | 'operators' | 'sites', (...args: readonly string[]) => Promise<string>>;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  data = await testDatabase({
    entities: [...entities, ...accountEntities],
    migrations: [...siteMigrations, ...accountMigrations, ...billingMigrations, ...migrations],
  });
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-commands-'));
  const parsed = parseConfig({ NODE_ENV: 'test', DATA_DIR: folder, SECRET_KEY: SECRET });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const [landers, registry, operators, sites] = [
    await openLanders(parsed.config, data.url),
    await openRegistry(parsed.config, data.url),
    await openOperators(data.url),
    await openSiteSettings(data.url),
  ];
  for (const open of [landers, registry, operators, sites]) closing.push(() => open.close());
  const site = 'https://love.example';
  const around = { landers, workspace: folder, actor: commandActor('ada', 'lander'), address: () => site, now: () => new Date(), browser };
  const granting = () => ({ overrideOrigins: [], site, secretKey: SECRET });
  run = {
    lander: (...args) => runLander(around, args),
    releases: (...args) => runReleases(registry, args, { actor: 'ada', kept: join(folder, 'kept'), granting }),
    operators: (...args) => runOperators(operators, { args, actor: 'ada' }),
    sites: (...args) => runSites(sites, { args, actor: 'ada' }),
  };

  await givenMember(data.database, { email: 'vera@example.org' });
  newFolder(folder, 'summer', 'alonetonight');
  const built = async (facts: ReleaseFacts) => {
    const build = join(folder, 'builds', facts.name, facts.version);
    mkdirSync(build, { recursive: true });
    for (const file of Object.keys(facts.files)) writeFileSync(join(build, file), `${facts.version} ${file}`);
    writeFileSync(join(build, 'release.json'), JSON.stringify(facts));
    return { facts, folder: await registry.folders.put(build, facts) };
  };
  await registry.releases.publishBuild(await built(buildFacts('shell', '1')));
  for (const version of ['1', '2', '3', 'never']) await registry.releases.record(await built(buildFacts(CHAT, version)), 'ada');
  await registry.releases.promote(CHAT, '1', 'ada');
  await registry.releases.canary(CHAT, '2', 10, 'ada');
  await data.database.change(`update site.releases set created_at = created_at - interval '1 year' where version = 'never'`);
});
afterAll(async () => {
  for (const close of closing) await close();
  await data.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the whole database holds but the log itself, by table. */
const held = async (): Promise<Record<string, string>> => {
  const tables = await data.database.read<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'audit_log'`,
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await data.database.read<{ hash: string }>(
      `select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as hash from ${name} t`,
    );
    rows[name] = row!.hash;
  }
  return rows;
};
const lines = async () =>
  (await data.database.read<{ action: string }>('select action from site.audit_log order by id')).map(({ action }) => action);

/** One after the other; null: the command changes nothing that visitors, teams or operators see, and leaves no line. */
const RUNS: Record<keyof typeof run, readonly (readonly [line: string | null, ...words: string[]])[]> = {
  lander: [
    [null, 'list'],
    ['landers.preview', 'preview', 'landers/summer'],
    ['landers.preview', 'pictures', 'landers/summer'],
    ['landers.publish', 'publish', 'landers/summer'],
    ['landers.schedule', 'schedule', 'summer', '--from', '2026-01-01T00:00'],
    ['landers.weight', 'weight', 'summer', '30'],
    [null, 'link', 'summer'],
    [null, 'clone', 'summer', 'autumn'],
    ['landers.split', 'split', 'alonetonight', '--goal', 'signup'],
    ['landers.weight', 'weight', 'alonetonight', '20'],
    ['landers.rebucket', 'rebucket', 'alonetonight'],
    [null, 'report', 'alonetonight'],
    ['landers.end-split', 'end-split', 'alonetonight'],
    ['landers.withdraw', 'withdraw', 'summer'],
    ['landers.undo', 'undo', 'summer'],
  ],
  releases: [
    [null, 'list'],
    ['releases.canary', 'grow', CHAT, '20'],
    ['releases.promote', 'promote', CHAT],
    ['releases.rollback', 'rollback', CHAT],
    ['releases.pin', 'pin', CHAT, '1'],
    ['releases.unpin', 'unpin', CHAT],
    ['releases.grant', 'grant', CHAT, '--version', '3'],
    ['releases.withdraw', 'withdraw', CHAT, '3'],
    ['releases.remove', 'clean'],
    [null, 'keep'],
  ],
  operators: [
    [null, 'list'],
    ['operators.add', 'add', 'vera@example.org'],
    ['operators.remove', 'remove', 'vera@example.org'],
    [null, 'log'],
  ],
  sites: [
    [null, 'list'],
    [null, 'show', 'localhost'],
    ['sites.set', 'set', 'localhost', 'refund_days', '30'],
    [null, 'taxes', 'everywhere'],
    ['sites.tax', 'tax', 'localhost', 'NL', '9'],
    [null, 'offers'],
    ['sites.offer', 'offer', 'welcome', '20', '96'],
  ],
};

test.each([
  ['lander', LANDER_COMMANDS],
  ['releases', RELEASES_COMMANDS],
  ['operators', OPERATORS_COMMANDS],
  ['sites', SITES_COMMANDS],
] as const)('every command of `npm run %s` is run here', (tool, names) => {
  expect([...new Set(RUNS[tool].map(([, name]) => name!))].toSorted()).toEqual([...names].toSorted());
});

const every = Object.entries(RUNS).flatMap(([tool, runs]) =>
  runs.map(([line, ...words]) => ({ tool: tool as keyof typeof run, words: words.join(' '), line })),
);

test.each(every)(
  'npm run $tool -- $words: whoever changes something leaves a line, who reads leaves none',
  async ({ tool, words, line }) => {
    const [before, told] = [await held(), (await lines()).length];
    await run[tool](...words.split(' ').map((word) => word.replace(/^landers\//, `${folder}/landers/`))).catch((error: Error) => {
      // no browser takes pictures here; what they are of was kept before
      if (error.message !== 'No Chromium was found.') throw error;
    });
    expect((await lines()).slice(told)).toEqual(line === null ? [] : [line]);
    const now = await held();
    const changed = Object.keys(now).filter((table) => now[table] !== before[table]);
    expect(line === null ? changed : []).toEqual([]);
  },
);
