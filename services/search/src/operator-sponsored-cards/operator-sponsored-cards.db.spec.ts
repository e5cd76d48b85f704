import { randomUUID } from 'node:crypto';
import { searchMembers } from '@rendezvous/contracts/search/members';
import {
  changeSponsoredCard,
  createSponsoredCard,
  listSponsoredCards,
  readSponsoredCard,
  switchSponsoredCards,
  uploadSponsoredPicture,
  withdrawSponsoredCard,
} from '@rendezvous/contracts/search/operator-sponsored-cards';
import { Storage } from '@rendezvous/server/storage';
import { Sites } from '@rendezvous/site';
import sharp from 'sharp';
import { searchApp } from '../testing/index.js';
import { SponsoredPicturesJob } from './sponsored-pictures.job.js';

let app: Awaited<ReturnType<typeof searchApp>>;
let operator: { memberId: number; operator: true };
let hugo: number;

const women = { country: 'FR', gender: 'female', birthDate: '1991-01-01' } as const;

beforeAll(async () => {
  app = await searchApp();
  app.clock.set('2026-06-15T12:00:00Z');
  operator = { memberId: await app.given.member({ ...women, gender: 'male' }), operator: true };
  hugo = await app.given.member({ ...women, gender: 'male' });
  for (let count = 0; count < 3; count += 1) await app.given.member(women);
}, 60_000);
afterAll(() => app.close());
beforeEach(() => app.database.change('delete from search.sponsored_cards'));

const card = {
  kind: 'cam' as const,
  texts: { en: { title: 'Evenings live', text: 'People talk in front of their cameras.' } },
  link: 'https://cams.example/live?from=us',
  positions: [2],
  countries: [],
  starts_on: '2026-06-15',
  ends_on: null,
};
const create = (changes: object = {}) =>
  app.call(createSponsoredCard, { clientId: randomUUID(), site_id: 1, ...card, ...changes } as never, { as: operator });
const created = async (changes: object = {}) => (await create(changes)).body;
const picture = (width = 1600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#804060' } })
    .withMetadata()
    .jpeg()
    .toBuffer();
const givePicture = async (cardId: number, file?: Buffer) =>
  app.call(uploadSponsoredPicture, { cardId }, { as: operator, file: file ?? (await picture()) });
const read = (name: string) => app.app.inject({ url: `/media/${name}` });
const log = () => app.database.read<{ action: string }>('select action, subject, source from site.audit_log order by id');

describe('refused', () => {
  test.each([
    ['a link without https', { link: 'http://cams.example/' }, 'link'],
    ['a script', { link: 'javascript:alert(1)' }, 'link'],
    ['a link with a login', { link: 'https://ada:secret@cams.example/' }, 'link'],
    ['a link to nowhere', { link: 'https://' }, 'link'],
    ['no language', { texts: {} }, 'texts'],
    ['a title of blanks', { texts: { en: { title: ' ', text: 'Text' } } }, 'texts.en.title'],
    ['a title that is too long', { texts: { en: { title: 'x'.repeat(41), text: 'Text' } } }, 'texts.en.title'],
    ['no place', { positions: [] }, 'positions'],
    ['a place past the page', { positions: [25] }, 'positions.0'],
    ['more places than a page holds', { positions: [1, 2, 3, 4, 5] }, 'positions'],
    ['an end before the beginning', { ends_on: '2026-06-14' }, 'ends_on'],
    ['a day that is none', { starts_on: '2026-02-30' }, 'starts_on'],
    ['a site that is none', { site_id: 99 }, 'site_id'],
    ['a kind that is none', { kind: 'video' }, 'kind'],
  ])('%s', async (_, changes, field) => {
    const before = await log();
    const answer = await create(changes);
    expect([answer.status, answer.refusal]).toEqual([400, 'request.invalid']);
    expect(Object.keys(answer.fields)).toEqual([field]);
    expect(await log()).toEqual(before);
  });

  test('whoever is no operator', async () => {
    for (const as of [hugo, null]) expect((await app.call(listSponsoredCards, undefined, { as })).status).toBe(403);
  });

  test('a card that is none, and changes of one that was withdrawn', async () => {
    expect((await app.call(readSponsoredCard, { cardId: 999_999 }, { as: operator })).refusal).toBe('search.card-unknown');
    expect((await givePicture(999_999)).refusal).toBe('search.card-unknown');
    const { id } = await created();
    await app.call(withdrawSponsoredCard, { cardId: id }, { as: operator });
    expect((await app.call(changeSponsoredCard, { cardId: id, version: 1, ...card }, { as: operator })).refusal).toBe(
      'search.card-withdrawn',
    );
    expect((await givePicture(id)).refusal).toBe('search.card-withdrawn');
  });

  test('what is no picture, what is a page at the same time, and one that is too large', async () => {
    const { id } = await created();
    expect((await givePicture(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))).refusal).toBe(
      'search.picture-unreadable',
    );
    expect((await givePicture(id, Buffer.from('no picture'))).refusal).toBe('search.picture-unreadable');
    const page = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')]);
    expect((await givePicture(id, page)).refusal).toBe('search.picture-unreadable');
    expect((await givePicture(id, Buffer.alloc(9 * 1024 * 1024))).refusal).toBe('search.picture-too-large');
    expect((await app.call(readSponsoredCard, { cardId: id }, { as: operator })).body.image).toBeNull();
  });

  test('a site that is none', async () => {
    expect((await app.call(switchSponsoredCards, { siteId: 99, shows_cards: true }, { as: operator })).status).toBe(404);
  });
});

test('a card is added, gets its picture, is switched on, seen, changed and withdrawn; each leaves its line', async () => {
  const before = (await log()).length;
  const { id, state, version } = await created();
  expect([state, version]).toEqual(['no-picture', 1]);
  const { body: shown } = await givePicture(id);
  expect(shown).toMatchObject({ id, site: 'localhost', state: 'shown', ...card });
  const look = async () =>
    (await app.call(searchMembers, { country: 'FR', gender: 'female', sponsored: 'yes' }, { as: hugo })).body.sponsored ?? [];
  expect(await look()).toEqual([]);
  await app.call(switchSponsoredCards, { siteId: 1, shows_cards: true }, { as: operator });
  expect(await look()).toMatchObject([{ id, after: 2, title: 'Evenings live', image: shown.image }]);

  const texts = { en: { title: 'Nights live', text: 'Until two.' } };
  const { body: changed } = await app.call(
    changeSponsoredCard,
    { cardId: id, version: 1, ...card, kind: 'resell', texts },
    { as: operator },
  );
  expect(changed).toMatchObject({ kind: 'resell', texts, version: 2, image: shown.image });
  expect(await look()).toMatchObject([{ kind: 'resell', title: 'Nights live' }]);

  for (let times = 0; times < 2; times += 1)
    expect((await app.call(withdrawSponsoredCard, { cardId: id }, { as: operator })).body.state).toBe('withdrawn');
  expect(await look()).toEqual([]);
  await app.call(switchSponsoredCards, { siteId: 1, shows_cards: false }, { as: operator });
  expect(app.get(Sites).current().settings.member_resell).toBe(false);
  expect((await log()).slice(before)).toEqual(
    [
      ['search.create-card', `card ${id}`],
      ['search.picture-card', `card ${id}`],
      ['search.switch-cards', 'site 1'],
      ['search.change-card', `card ${id}`],
      ['search.withdraw-card', `card ${id}`],
      ['search.switch-cards', 'site 1'],
    ].map(([action, subject]) => ({ action, subject, source: '/operator/search' })),
  );
});

test('the same page adds one card, however often it sends it', async () => {
  const clientId = randomUUID();
  const answers = await Promise.all([create({ clientId }), create({ clientId }), create({ clientId })]);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await app.database.read('select id from search.sponsored_cards')).toHaveLength(1);
});

test('of two who change one version, one is told of the other', async () => {
  const { id } = await created();
  const change = () => app.call(changeSponsoredCard, { cardId: id, version: 1, ...card, positions: [3] }, { as: operator });
  const answers = await Promise.all([change(), change()]);
  expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(new Set([null, 'search.card-changed']));
});

test('a list tells states by the day of the site, and which sites show cards', async () => {
  const planned = await created({ starts_on: '2026-06-16' });
  await givePicture(planned.id);
  const over = await created({ starts_on: '2026-06-01', ends_on: '2026-06-14' });
  const list = (state?: string) => app.call(listSponsoredCards, { state } as never, { as: operator });
  const { body } = await list();
  expect(body.cards.map(({ id, state }) => [id, state])).toEqual([
    [over.id, 'over'],
    [planned.id, 'planned'],
  ]);
  expect(body.sites).toMatchObject([{ id: 1, host: 'localhost', shows_cards: false, today: '2026-06-15' }]);
  expect((await list('planned')).body.cards.map(({ id }) => id)).toEqual([planned.id]);
  // in Zurich the next day has begun
  app.clock.set('2026-06-15T22:30:00Z');
  expect((await list('shown')).body.cards.map(({ id }) => id)).toEqual([planned.id]);
  app.clock.set('2026-06-15T12:00:00Z');
});

test('a picture is drawn anew in one size, kept for ever under its own address, and replaced whole', async () => {
  const { id } = await created();
  const first = (await givePicture(id)).body.image!;
  const response = await read(first);
  expect(response.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 720, height: 540 });
  expect((await sharp(response.rawPayload).metadata()).exif).toBeUndefined();
  const second = (await givePicture(id, await picture(400, 900))).body.image!;
  expect(second).not.toBe(first);
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  for (const name of ['cards/x.webp', 'cards/..%2Fphotos', 'cards/']) expect((await read(name)).statusCode).toBe(404);
});

test('pictures that no card names go after a day', async () => {
  const { id } = await created();
  const kept = (await givePicture(id)).body.image!;
  const storage = app.get(Storage);
  await storage.put('sponsored/0123456789abcdef0123456789abcdef.webp', await picture(), 'image/webp');
  const left = async () => {
    const keys: string[] = [];
    for await (const key of storage.list('sponsored')) keys.push(key);
    return keys;
  };
  const job = app.get(SponsoredPicturesJob);
  await job.sweep();
  expect(await left()).toContain('sponsored/0123456789abcdef0123456789abcdef.webp');
  await job.sweep(new Date(Date.now() + 25 * 3_600_000));
  expect(await left()).toEqual([kept.replace('cards/', 'sponsored/')]);
});
