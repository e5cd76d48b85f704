import { askExport, exportAddress, readExport } from '@rendezvous/contracts/account/export';
import { hours, minutes } from '@rendezvous/contracts/kernel';
import { PersonalData, writtenFor } from '@rendezvous/server/personal-data';
import { Storage } from '@rendezvous/server/storage';
import type { TestApp } from '@rendezvous/server/testing';
import { strFromU8, unzipSync } from 'fflate';
import { PhotoPipeline } from '../photos/photo-pipeline.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { Sites } from '@rendezvous/site';
import { accountApp } from '../testing/account-app.js';
import { type GivenMember, givenMember } from '../testing/given.js';
import { givenPicture } from '../testing/pictures.js';
import { ExportMaker } from './export-maker.service.js';

let here: TestApp;
const told: { readonly memberId: number; readonly exportId: number }[] = [];

beforeAll(async () => {
  here = await accountApp();
  here.bus.on('account.export-ready', 'account.spec-export', (data) => void told.push(data));
});
afterAll(() => here.close());

const given = (member: GivenMember = {}) => givenMember(here.database, member);
const ask = (id: number) => here.call(askExport, undefined, { as: id });
const read = async (id: number) => (await here.call(readExport, undefined, { as: id })).body;
const fetched = (id: number | null, exportId: number) =>
  here.app.inject({
    method: 'GET',
    url: exportAddress(exportId),
    headers: { 'sec-fetch-site': 'same-origin', ...(id === null ? {} : { 'x-test-viewer': String(id) }) },
  });
const filesOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));
const keyOf = async (exportId: number) =>
  (await here.database.read<{ key: string }>('select key from account.exports where id = $1', [exportId]))[0]!.key;
const make = async (id: number) => {
  const exportId = (await ask(id)).body.export!.id;
  await here.bus.drain();
  return exportId;
};

test('is for members', async () => {
  expect((await here.call(askExport)).refusal).toBe('auth.required');
  expect((await here.call(readExport)).refusal).toBe('auth.required');
  expect((await fetched(null, 1)).statusCode).toBe(403);
});

test('what each part says stands in the file, for programs and for people, with the photos, in the member’s language', async () => {
  const id = await given({ name: 'Ada', email: 'ada@given.test', about: 'I <dive>.', interests: ['tea'], country: 'FR', region: null });
  await here.database.change(
    `update account.members set language = 'fr', birth_date = '1995-05-01', joined_at = '2026-02-01T12:00:00Z' where id = $1`,
    [id],
  );
  const photo = await here.get(PhotoPipeline).store(await givenPicture());
  await here.database.change(
    `insert into account.photos (member_id, position, key, width, height, placeholder, created_at) values ($1, 0, $2, 10, 10, '', now())`,
    [id, photo.key],
  );
  expect(await read(id)).toEqual({ export: null, left: 2 });
  const asked = await ask(id);
  expect(asked.body).toEqual({
    export: { id: expect.any(Number) as number, state: 'preparing', asked_at: here.clock.now().toISOString(), until: null, bytes: null },
    left: 1,
  });
  const exportId = asked.body.export!.id;
  expect((await fetched(id, exportId)).statusCode).toBe(404);
  await here.bus.drain();
  expect(told.filter(({ memberId }) => memberId === id)).toEqual([{ memberId: id, exportId }]);

  const answer = await fetched(id, exportId);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ]);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.zip"');
  expect((await read(id)).export).toMatchObject({
    state: 'ready',
    until: new Date(here.clock.now().getTime() + hours(24)).toISOString(),
    bytes: answer.rawPayload.byteLength,
  });
  const files = filesOf(answer.rawPayload);
  const parts = here.get(PersonalData).parts();
  expect(Object.keys(files).toSorted()).toEqual(
    ['index.html', 'photos/1.webp', ...parts.map(({ name }) => `json/${name}.json`)].toSorted(),
  );
  expect((JSON.parse(files['json/account.json']!) as { members: object[] }).members).toMatchObject([{ email: 'ada@given.test' }]);
  const page = files['index.html']!;
  expect(page).toContain('<h1>Vos données</h1>');
  for (const text of [
    'ada@given.test',
    'I &lt;dive&gt;.',
    'France',
    'Hétéro',
    '1er mai 1995',
    '1er février 2026',
    '<img src="photos/1.webp"',
  ])
    expect(page).toContain(text);
  expect(files['photos/1.webp']!.slice(0, 4)).toBe('RIFF');
});

test('people read in it what is told on the profile besides, whom they blocked, where they are logged in, and what they complained about', async () => {
  const [id, blocked, gone] = [
    await given(),
    await given({ name: 'Bruno Blocked' }),
    await given({ status: 'pending_deletion', name: 'Gone' }),
  ];
  const now = here.clock.now();
  await here.database.change(
    `update account.members set relationship_status = 'living together', seeking = 'open', height = 183, hair_color = 'dark blond', eye_color = 'hazel',
       body_type = 'slim', tattoos = true, spoken_languages = '{en,fr}', children = 'at home', smoking = 'sometimes', work = 'Boat builder' where id = $1`,
    [id],
  );
  await here.database.change('insert into account.blocks (blocker_id, blocked_id, created_at) values ($1, $2, $4), ($1, $3, $4)', [
    id,
    blocked,
    gone,
    now,
  ]);
  await here.get(Sessions).start(id, { network: '192.0.2.1', userAgent: 'Mozilla/5.0 (iPad) Version/17.0 Safari/604.1', country: 'NL' });
  await here.database.change(
    `insert into account.complaints (number, member_id, email, locale, category, text, filed_at, state, ended_at, outcome)
     values ('ABCD-EFGH-2345', $1, 'a@given.test', 'en', 'payment', 'I was charged twice.', $2, 'open', null, null),
            ('ABCD-EFGH-2346', $1, 'a@given.test', 'en', 'member', 'They look away.', $2, 'closed', $2, 'unfounded')`,
    [id, now],
  );
  const page = filesOf((await fetched(id, await make(id))).rawPayload)['index.html']!;
  for (const text of [
    'Living together',
    'Open to what comes',
    'Closed: nothing found against the rules',
    '183 cm',
    'Dark blond',
    'Hazel',
    'Slim',
    'English, French',
    'At home',
    'Sometimes',
  ])
    expect(page).toContain(text);
  for (const text of [
    'Boat builder',
    'Bruno Blocked',
    'Deleted member',
    'Safari',
    'iPad',
    'Netherlands',
    'ABCD-EFGH-2345',
    'I was charged twice.',
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('Gone');
});

test('its times are those of the member’s site', async () => {
  const [site] = await here.database.change<{ id: number }>(
    `insert into site.sites (host, time_zone, settings) values ('far.test', 'Pacific/Auckland', '{}') returning id`,
  );
  await here.get(Sites).load();
  const [at, elsewhere] = [await given(), await given()];
  await here.database.change('update account.members set site_id = $2 where id = $1', [elsewhere, site!.id]);
  const pages = [];
  for (const id of [at, elsewhere]) pages.push(filesOf((await fetched(id, await make(id))).rawPayload)['index.html']!);
  const timeIn = (timeZone: string) => writtenFor({ locale: 'en', timeZone }, { dateStyle: 'long', timeStyle: 'short' })(here.clock.now());
  expect(pages[0]).toContain(timeIn(here.get(Sites).current().timeZone));
  expect(pages[1]).toContain(timeIn('Pacific/Auckland'));
});

test('nobody else fetches it, and one’s own only by its number', async () => {
  const [id, other] = [await given(), await given()];
  const exportId = await make(id);
  expect((await fetched(id, exportId)).statusCode).toBe(200);
  expect((await fetched(other, exportId)).statusCode).toBe(404);
  expect((await fetched(id, exportId + 1)).statusCode).toBe(404);
});

test('asked for from several tabs at once it is made once', async () => {
  const id = await given();
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(id)));
  expect(new Set(answers.map(({ body }) => body.export!.id)).size).toBe(1);
  await here.bus.drain();
  expect(told.filter(({ memberId }) => memberId === id)).toHaveLength(1);
  expect((await read(id)).left).toBe(1);
});

test('two in 24 hours, then it is refused until the first counts no longer', async () => {
  const id = await given();
  await make(id);
  here.clock.advance(hours(1));
  const second = await make(id);
  expect(await ask(id)).toMatchObject({ status: 429, refusal: 'account.export-limit', params: { limit: 2 } });
  expect(await read(id)).toMatchObject({ export: { id: second }, left: 0 });
  here.clock.advance(hours(23) - 1000);
  expect((await ask(id)).refusal).toBe('account.export-limit');
  here.clock.advance(1000);
  expect((await ask(id)).status).toBe(200);
});

test('after 24 hours it cannot be fetched, and its file goes with the next tidying', async () => {
  const id = await given();
  const exportId = await make(id);
  const key = await keyOf(exportId);
  here.clock.advance(hours(24) - 1000);
  await here.jobs.run('account.end-exports');
  expect((await fetched(id, exportId)).statusCode).toBe(200);
  here.clock.advance(1000);
  expect((await fetched(id, exportId)).statusCode).toBe(404);
  expect((await read(id)).export).toBeNull();
  expect(await here.get(Storage).get(key)).not.toBeNull();
  await here.jobs.run('account.end-exports');
  expect(await here.get(Storage).get(key)).toBeNull();
});

test('a job that died is done again, under the same name, and told once', async () => {
  const id = await given();
  const exportId = (await ask(id)).body.export!.id;
  const maker = here.get(ExportMaker);
  await Promise.all([maker.make(exportId), maker.make(exportId)]);
  await maker.make(exportId);
  await here.bus.drain();
  expect(told.filter(({ memberId }) => memberId === id)).toHaveLength(1);
  expect(Object.keys(filesOf((await fetched(id, exportId)).rawPayload))).toContain('index.html');
});

test('one that is never made is waited for an hour, and then asked for anew', async () => {
  const id = await given();
  const first = (await ask(id)).body.export!.id;
  here.clock.advance(minutes(59));
  expect((await ask(id)).body).toMatchObject({ export: { id: first, state: 'preparing' }, left: 1 });
  here.clock.advance(minutes(1));
  expect((await read(id)).export).toMatchObject({ id: first, state: 'failed' });
  const again = (await ask(id)).body;
  expect(again.export!.id).not.toBe(first);
  // what failed does not count
  expect(again.left).toBe(1);
  await here.bus.drain();
  expect(told.filter(({ memberId }) => memberId === id)).toEqual([{ memberId: id, exportId: again.export!.id }]);
});

test('whoever is being deleted is made none, and whoever was erased meanwhile leaves no file', async () => {
  const [leaving, erased] = [await given(), await given()];
  const [first, second] = [(await ask(leaving)).body.export!.id, (await ask(erased)).body.export!.id];
  const keys = [await keyOf(first), await keyOf(second)];
  await here.database.change(`update account.members set status = 'pending_deletion' where id = $1`, [leaving]);
  // erased while its data is read
  here.get(PersonalData).register({
    name: 'spec',
    tables: {},
    kept: [],
    export: () => here.database.change('delete from account.exports where id = $1', [second]),
    erase: () => Promise.resolve(null),
  });
  await here.get(ExportMaker).make(second);
  await here.bus.drain();
  const storage = here.get(Storage);
  for (const key of keys) expect(await storage.get(key)).toBeNull();
  expect(told.filter(({ memberId }) => [leaving, erased].includes(memberId))).toEqual([]);
});
