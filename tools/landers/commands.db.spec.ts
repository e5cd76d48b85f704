import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities as accountEntities, migrations as accountMigrations } from '@rendezvous/account';
import { givenMember } from '@rendezvous/account/testing';
import { migrations, openLanders, type OpenLanders } from '@rendezvous/landers';
import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { commandActor, entities, migrations as siteMigrations } from '@rendezvous/site';
import sharp from 'sharp';
import { check } from './check-folder.js';
import { runCommand } from './commands.js';
import { newFolder } from './new-folder.js';

const NOW = new Date('2026-11-22T12:00:00Z');

let data: TestDatabase;
let landers: OpenLanders;
let workspace: string;
let folder: string;
beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'rendezvous-lander-'));
  data = await testDatabase({
    entities: [...entities, ...accountEntities],
    migrations: [...siteMigrations, ...accountMigrations, ...migrations],
  });
  landers = await openLanders(
    { storageBucket: null, storageDir: join(workspace, 'storage'), secretKey: 'a key for tests, and for nothing else' },
    data.url,
  );
  folder = join(workspace, newFolder(workspace, 'summer', 'alonetonight'));
});
afterAll(async () => {
  await landers.close();
  await data.close();
  rmSync(workspace, { recursive: true, force: true });
});

const run = (...args: readonly string[]) =>
  runCommand(
    {
      landers,
      actor: commandActor('ada', 'lander'),
      workspace,
      address: () => 'https://example.org',
      now: () => NOW,
      browser: () => Promise.reject(new Error('No Chromium was found.')),
    },
    args,
  );
const latest = () => landers.experiments.latest(landers.sites.current().id, 'alonetonight');
const summer = async () => (await landers.variants.list(landers.sites.current().id)).find(({ slug }) => slug === 'summer');

test.each<[RegExp, ...string[]]>([
  [/^"toaster" is no command\. There are: templates, new/, 'toaster'],
  [/^publish needs <folder>\.\nnpm run lander -- publish <folder> \[--site <host>\]$/, 'publish'],
  [/^list has no option --odd\.\nnpm run lander -- list \[slug\]/, 'list', '--odd'],
  [/There is no site nowhere\.example/, 'list', '--site', 'nowhere.example'],
  [/There is no lander "winter"/, 'list', 'winter'],
  [/There is no lander "winter"/, 'withdraw', 'winter'],
  [/^weight needs <0-1000>\./, 'weight', 'winter'],
  [/whole number from 0 to 1000/, 'weight', 'winter', '2.5'],
  [/time of Europe\/Zurich, such as 2026-12-01T18:00; "tomorrow" is none/, 'schedule', 'winter', '--from', 'tomorrow'],
])('is refused: %s', async (said, ...args) => {
  await expect(run(...args)).rejects.toThrow(said);
});

test('a preview keeps a version that is not published, and tells its link', async () => {
  expect(await run('list')).toContain('No lander was kept yet');
  expect(await run('preview', folder)).toMatch(
    /^https:\/\/example\.org\/landers\/alonetonight\/summer\?preview=1\.\w+\.\S+\nshows version 1/,
  );
  expect(await summer()).toMatchObject({ state: 'draft', version: null });
});

test('publish, weight, schedule and withdraw move what is shown; undo takes the latest back; list tells it all', async () => {
  expect(await run('publish', folder)).toContain('Version 1 of summer is published: /landers/alonetonight/summer, within two seconds.');
  await run('weight', 'summer', '30');
  await run('schedule', 'summer', '--from', '2026-12-01T18:00');
  expect(await summer()).toMatchObject({ state: 'published', weight: 30, startsAt: new Date('2026-12-01T17:00:00Z'), endsAt: null });
  await run('withdraw', 'summer');
  expect(await summer()).toMatchObject({ state: 'withdrawn' });
  expect(await run('undo', 'summer')).toMatch(
    /^Taken back: the withdrawal of summer, which is now: published, version 1, weight 30, from 2026-12-01 18:00\.\n/,
  );
  const told = await run('list', 'summer');
  expect(told).toMatch(/^\/landers\/alonetonight\/summer +published +version 1 +weight 30 +from 2026-12-01 18:00/);
  expect(told.match(/ada {2}(\w+)/g)).toEqual(['undo', 'withdraw', 'schedule', 'weight', 'publish'].map((action) => `ada  ${action}`));
});

test.each<[RegExp, ...string[]]>([
  [/no template/, 'split', 'toaster', '--goal', 'signup'],
  [/by which goal/, 'split', 'alonetonight'],
  [/by which goal/, 'split', 'alonetonight', '--goal', 'clicks'],
  [/--persons is a whole number/, 'split', 'alonetonight', '--goal', 'signup', '--persons', '7'],
  [/--built-in is a whole number/, 'split', 'alonetonight', '--goal', 'signup', '--built-in', '1.5'],
  [/no variant "winter"/, 'split', 'alonetonight', '--goal', 'signup', '--variants', 'summer,winter'],
  [/is not split/, 'rebucket', 'alonetonight'],
  [/no template and no lander/, 'report', 'winter'],
  [/is not split/, 'weight', 'alonetonight', '5'],
])('a split is refused: %s', async (said, ...args) => {
  await expect(run(...args)).rejects.toThrow(said);
});

test('each command that is taken back is named', async () => {
  await run('weight', 'summer', '40');
  expect(await run('undo', 'summer')).toContain('Taken back: the weight 40 of summer');
  expect(await run('undo', 'summer')).toContain('Taken back: the undo of summer, which is now: published, version 1, weight 40');
  await run('schedule', 'summer', '--until', '2026-12-31T18:00');
  expect(await run('undo', 'summer')).toContain('Taken back: the schedule until 2026-12-31 18:00 of summer');
  await run('schedule', 'summer');
  expect(await run('undo', 'summer')).toContain('Taken back: the schedule without a start and an end of summer');
});

test('who publishes once more what is published hears so, and it is no command', async () => {
  await run('publish', folder);
  const told = await run('list', 'summer');
  expect(await run('publish', folder)).toBe('Nothing changed since version 1 of summer was published.');
  expect(await run('list', 'summer')).toBe(told);
  await run('weight', 'summer', '40');
  expect(await run('publish', folder)).toContain('Version 1 of summer is published');
  expect(await summer()).toMatchObject({ weight: 100 });
  await run('undo', 'summer');
  expect(await run('undo', 'summer')).toContain('Taken back: the undo');
});

test('a split compares what is published with the built-in lander, by one goal, until it is ended', async () => {
  expect(await run('split', 'alonetonight', '--goal', 'confirmed')).toContain(
    'alonetonight, summer, compared with alonetonight by confirmed',
  );
  expect(await latest()).toMatchObject({ goal: 'confirmed', builtInWeight: 100, tuningPersons: 4000, bucketVersion: 1, endedAt: null });
  expect(await run('weight', 'alonetonight', '30')).not.toContain('warning');
  await run('rebucket', 'alonetonight');
  expect(await latest()).toMatchObject({ builtInWeight: 30, bucketVersion: 2 });
  for (const name of ['alonetonight', 'summer']) expect(await run('report', name)).toContain('Too few to say anything');
});

test('a list says which templates are split', async () => {
  const split = /^alonetonight is split by confirmed since \d{4}-\d\d-\d\d \d\d:\d\d: alonetonight, summer$/m;
  for (const words of [['list'], ['list', 'summer']]) expect(await run(...words)).toMatch(split);
});

test.each<[RegExp, ...string[]]>([
  [/While it is not shown, nobody new is compared/, 'withdraw', 'summer'],
  [/While it is not shown/, 'schedule', 'summer', '--from', '2026-12-01T18:00'],
  [/While it is not shown/, 'schedule', 'summer', '--until', '2026-11-01T18:00'],
  [/From 2026-12-01 18:00 on nobody new is compared/, 'schedule', 'summer', '--until', '2026-12-01T18:00'],
  [/and summer is one of what is compared\. With the weight 0 nobody new gets it/, 'weight', 'summer', '0'],
])('in a split that runs it is warned of: %s', async (said, ...args) => {
  const [first] = (await run(...args)).split('\n');
  const ended = 'End the split: npm run lander -- end-split alonetonight';
  expect(first).toMatch(new RegExp(`^warning: alonetonight is split by confirmed, .*${said.source}.* ${ended}$`));
  for (const words of [
    ['undo', 'summer'],
    ['weight', 'summer', '20'],
    ['undo', 'summer'],
  ])
    expect(await run(...words)).not.toContain('warning');
});

test('a publication that ends a comparison, and a weight that leaves the built-in lander out, are warned of, too', async () => {
  const [facts, file] = [readFileSync(join(folder, 'lander.json'), 'utf8'), join(folder, 'lander.json')];
  writeFileSync(file, facts.replace('"weight": 100', '"weight": 0'));
  expect(await run('publish', folder)).toMatch(/^warning: alonetonight is split by confirmed, and summer .* With the weight 0/);
  writeFileSync(file, facts);
  await run('undo', 'summer');
  expect(await run('weight', 'alonetonight', '0')).toMatch(/^warning: alonetonight is split by confirmed, and its built-in lander/);
});

test('a split that was ended is neither listed nor warned of', async () => {
  expect(await run('end-split', 'alonetonight')).toContain('split no more');
  expect((await latest())?.endedAt).toBeInstanceOf(Date);
  expect(await run('list')).not.toContain('is split');
  for (const command of ['withdraw', 'undo']) expect(await run(command, 'summer')).not.toContain('warning');
});

test.each<[RegExp, ...string[]]>([
  [/is no lander, no template, and no path/, 'link', 'winter'],
  [/is no address of this site/, 'link', '//other.example'],
  [/ref shows nothing/, 'link', 'summer', '--ref', ' '],
  [/utm_source would be kept as "x{200}"/, 'link', '/', '--utm-source', 'x'.repeat(201)],
  [/not about a member/, 'link', 'summer', '--member', '7'],
  [/say whom, by --member/, 'link', 'landing2'],
  [/the number of a member/, 'link', 'landing2', '--member', 'maya'],
  [/Member 2000000 is not listed/, 'link', 'landing2', '--member', '2000000'],
  [/ends in \.svg or \.png/, 'link', 'summer', '--qr', 'code.gif'],
])('a link is refused: %s', async (said, ...args) => {
  await expect(run(...args)).rejects.toThrow(said);
});

test('a link to a variant, a template, a path or a member’s page is told with its QR code, and kept as a picture', async () => {
  const said = await run('link', 'summer', '--network', 'n', '--sub1', 'a b', '--utm-campaign', 'x');
  const [address, code, ...rest] = said.split('\n');
  expect(address).toBe('https://example.org/landers/alonetonight/summer?network=n&sub1=a+b&utm_campaign=x');
  expect(code).toMatch(/^█+$/);
  expect(rest.length).toBeGreaterThan(10);
  expect(await run('link', 'alonetonight')).toMatch(/^https:\/\/example\.org\/landers\/alonetonight\n/);
  expect(await run('link', '/members?gender=female', '--ref', 'r')).toMatch(/^https:\/\/example\.org\/members\?gender=female&ref=r\n/);
  const maya = await givenMember(data.database, {});
  expect(await run('link', 'landing2', '--member', String(maya))).toContain(`https://example.org/members/${maya}/landing2\n`);
  for (const [name, format] of [
    ['code.svg', 'svg'],
    ['code.png', 'png'],
  ] as const) {
    const file = join(workspace, name);
    expect(await run('link', 'summer', '--qr', file)).toBe(`https://example.org/landers/alonetonight/summer\nThe QR code is in ${file}.`);
    expect((await sharp(file).metadata()).format).toBe(format);
  }
});

test('a link to what visitors do not see warns', async () => {
  await run('withdraw', 'summer');
  expect(await run('link', 'summer')).toContain('warning: summer is withdrawn');
  await run('undo', 'summer');
});

test('a preview of a page about a member is about the one who is named', async () => {
  const letter = join(workspace, newFolder(workspace, 'letter', 'landing2'));
  await expect(run('preview', letter)).rejects.toThrow('say whom, by --member');
  const maya = await givenMember(data.database, {});
  expect(await run('preview', letter, '--member', String(maya))).toContain(`/members/${maya}/landing2/letter?preview=`);
});

test('a folder with its picture and its schedule becomes another version', async () => {
  const picture = sharp({ create: { width: 1000, height: 800, channels: 3, background: '#123456' } });
  writeFileSync(join(folder, 'images/portrait.png'), await picture.png().toBuffer());
  const facts = JSON.parse(readFileSync(join(folder, 'lander.json'), 'utf8')) as object;
  const images = { portrait: { file: 'portrait.png', focus: { x: 50, y: 20 } } };
  const more = { images, social: { image: 'portrait' }, schedule: { until: '2026-12-31T23:59' } };
  writeFileSync(join(folder, 'lander.json'), JSON.stringify({ ...facts, ...more }));
  expect(await run('publish', folder)).toContain('Version 2 of summer is published: /landers/alonetonight/summer, as its schedule says.');
  expect(await summer()).toMatchObject({ version: 2, weight: 100, startsAt: null, endsAt: new Date('2026-12-31T22:59:00Z') });
});

test.each<[RegExp, ...string[]]>([
  [/^clone needs <slug>\.\nnpm run lander -- clone <folder\|slug> <slug>/, 'clone', 'summer'],
  [/There is no folder nothing, and no lander "nothing" was published/, 'clone', 'nothing', 'autumn'],
  [/There is landers\/summer already/, 'clone', 'summer', 'summer'],
  [/"Autumn" is no slug/, 'clone', 'summer', 'Autumn'],
])('a clone is refused: %s', async (said, ...args) => {
  await expect(run(...args)).rejects.toThrow(said);
});

test('a clone of what is published has its texts, facts and pictures, and can be published', async () => {
  expect(await run('clone', 'summer', 'autumn')).toMatch(/^\+ landers\/autumn\n/);
  const copy = join(workspace, 'landers/autumn');
  const told = (file: string) => [folder, copy].map((one) => JSON.parse(readFileSync(join(one, file), 'utf8')) as object);
  const [facts, copied] = told('lander.json');
  expect(copied).toEqual({ ...facts, images: { portrait: { file: 'portrait.webp', focus: { x: 50, y: 20 } } } });
  const [texts, copiedTexts] = told('content/fr.json');
  expect(copiedTexts).toEqual(texts);
  expect(await sharp(join(copy, 'images/portrait.webp')).metadata()).toMatchObject({ width: 1000, height: 800 });
  expect(await check(copy)).toContain('autumn can be published.');
});

test('of a picture that an earlier version stored a clone has what was cut', async () => {
  const [portrait] = readdirSync(join(workspace, 'storage/landers'));
  rmSync(join(workspace, 'storage/landers', portrait!, 'whole.webp'));
  await run('clone', 'summer', 'spring');
  expect(JSON.parse(readFileSync(join(workspace, 'landers/spring/lander.json'), 'utf8'))).toMatchObject({
    images: { portrait: { focus: { x: 50, y: 50 } } },
  });
  expect((await sharp(join(workspace, 'landers/spring/images/portrait.webp')).metadata()).width).toBe(1440);
});

test('pictures are taken in languages that are written, of a folder without faults', async () => {
  await expect(run('pictures', folder, '--languages', 'en,xx')).rejects.toThrow('"en,xx" are not');
  await expect(run('pictures', folder)).rejects.toThrow('No Chromium was found.');
});

test('a picture that is none is refused by its name, and nothing is published', async () => {
  writeFileSync(join(folder, 'images/portrait.png'), 'no picture');
  await expect(run('publish', folder)).rejects.toThrow('images/portrait.png cannot be read as a picture');
  expect(await summer()).toMatchObject({ version: 2 });
});

test('a fault of the folder is told before anything is kept', async () => {
  writeFileSync(join(folder, 'content/fr.json'), '{');
  await expect(run('publish', folder)).rejects.toThrow('content/fr.json:1:2 is no JSON');
});
