import { setTimeout as wait } from 'node:timers/promises';
import { entities as accountEntities, migrations as accountMigrations } from '@rendezvous/account';
import { readLander } from '@rendezvous/contracts/landers/landers';
import type { Template } from '@rendezvous/contracts/landers/templates';
import { type Place, VisitSource } from '@rendezvous/server/http';
import { PathSigner } from '@rendezvous/server/storage';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { commandActor, entities, migrations as siteMigrations } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { LandersModule, migrations, previewToken } from '../index.js';
import { builtInCard } from '../images/card-drawings.js';
import { LanderImages } from '../images/lander-images.service.js';
import { live } from '../testing/live.js';
import type { VersionContent } from '../variants/variant.js';
import { Variants } from '../variants/variants.service.js';
import { VariantsStore } from '../variants/variants.store.js';
import { BUILT_IN } from './built-in/index.js';

/** The test says with each call where the visitor is. */
class HeaderVisits extends VisitSource {
  override placeOf(request: FastifyRequest): Promise<Place> {
    const [country, locale] = String(request.headers['x-place'] ?? 'CH en').split(' ');
    return Promise.resolve({ site: { id: 1, host: 'localhost' }, country, locale } as Place);
  }
}

const [ada, bob] = [commandActor('ada', 'lander'), commandActor('bob', 'lander')];
const ALWAYS = { weight: 100, startsAt: null, endsAt: null };

let app: TestApp;
let variants: Variants;
beforeAll(async () => {
  const providers = [{ provide: VisitSource, useClass: HeaderVisits }];
  app = await testApp({
    entities: [...entities, ...accountEntities],
    migrations: [...siteMigrations, ...accountMigrations, ...migrations],
    imports: [LandersModule],
    providers,
  });
  // as a command does, beside the server
  variants = new Variants(app.database, new VariantsStore(app.database), app.clock);
});
afterAll(() => app.close());

const content = (heading: string, facts: Partial<VersionContent['facts']> = {}): VersionContent => ({
  facts: { ...BUILT_IN.alonetonight.facts, ...facts },
  contents: { en: { ...BUILT_IN.alonetonight.contents.en, heading } },
});
const named = (slug: string) => ({ siteId: 1, slug });
const read = (
  slug: string,
  more: { language?: 'fr' | 'pl'; preview?: string; template?: Template } = {},
  headers: Record<string, string> = {},
) => app.call(readLander, { slug, ...more }, { headers });
const heading = async (slug: string) => (await read(slug)).body?.heading;

test('a slug that nobody published is not found', async () => {
  for (const slug of ['nothing', 'toString', '__proto__', 'poster'])
    expect(await read(slug)).toMatchObject({ status: 404, refusal: 'landers.lander-not-found' });
});

test('the site’s own lander is there without anything published, in the visitor’s language, with the site’s own sentences', async () => {
  expect((await read('alonetonight')).body).toMatchObject({
    slug: 'alonetonight',
    language: 'en',
    preview: false,
    siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
    images: [{ role: 'portrait', sources: [] }],
  });
  expect((await read('alonetonight', {}, { 'x-place': 'PL en' })).body).toMatchObject({ language: 'pl', parts: { woman: 'Od kobiety' } });
  expect((await read('alonetonight', { language: 'fr' })).body.language).toBe('fr');
  expect((await read('alonetonight', { language: 'pl' })).body.language).toBe('en');
});

test('the home page is read in the language of the interface, under the title that the site’s settings say', async () => {
  const { body } = await read('home', {}, { 'x-place': 'PL fr' });
  expect(body).toMatchObject({ language: 'fr', heading: BUILT_IN.home.contents.fr!.heading, social: { title: '', description: '' } });
  const variant = { ...BUILT_IN.home, contents: { en: { ...BUILT_IN.home.contents.en, heading: 'Autumn' } } };
  await variants.publish(named('autumn'), variant, ALWAYS, ada);
  await live(app);
  expect((await read('home', {}, { 'x-place': 'PL fr' })).body).toMatchObject({
    slug: 'autumn',
    language: 'en',
    heading: 'Autumn',
    social: { title: BUILT_IN.home.contents.en.social.title },
  });
  await variants.withdraw(named('autumn'), ada);
});

test('what is published is seen two seconds later, by its slug and in place of the site’s own; withdrawn, by nobody', async () => {
  await variants.publish(named('summer'), content('Summer'), ALWAYS, ada);
  await live(app);
  expect([await heading('summer'), await heading('alonetonight')]).toEqual(['Summer', 'Summer']);
  await variants.withdraw(named('summer'), ada);
  await live(app);
  expect((await read('summer')).status).toBe(404);
  expect(await heading('alonetonight')).toBe(BUILT_IN.alonetonight.contents.en.heading);
});

test('a schedule opens and closes by the clock, without a command', async () => {
  const now = app.clock.now().getTime();
  const times = { weight: 100, startsAt: new Date(now + 60_000), endsAt: new Date(now + 120_000) };
  await variants.publish(named('hour'), content('Hour'), times, ada);
  await live(app);
  expect((await read('hour')).status).toBe(404);
  app.clock.set(times.startsAt);
  expect(await heading('hour')).toBe('Hour');
  app.clock.set(times.endsAt);
  expect((await read('hour')).status).toBe(404);
});

test('a variant for others is seen by its address only', async () => {
  await variants.publish(named('phones'), content('Phones', { targeting: { devices: ['phone'] } }), ALWAYS, ada);
  await live(app);
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' };
  expect((await read('alonetonight', {}, phone)).body.heading).toBe('Phones');
  expect(await heading('alonetonight')).not.toBe('Phones');
  expect(await heading('phones')).toBe('Phones');
  await variants.withdraw(named('phones'), ada);
});

test('a slug is no address of another template, nor of the template itself: nothing is shown, and nothing noted', async () => {
  await variants.publish(named('evening'), content('Evening'), { ...ALWAYS, weight: 0 }, ada);
  await live(app);
  expect((await read('evening', { template: 'alonetonight' })).body).toMatchObject({ heading: 'Evening', template: 'alonetonight' });
  for (const [slug, template] of [
    ['evening', 'gallery'],
    ['alonetonight', 'gallery'],
    ['gallery', 'gallery'],
  ]) {
    const answer = await app.app.inject({ method: 'GET', url: `/api/landers/${slug}?template=${template}` });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
  }
  await variants.withdraw(named('evening'), ada);
});

test('a draft is seen by its signed link only, which no search engine keeps', async () => {
  const version = await variants.preview(named('draft'), content('Draft'), ada);
  await live(app);
  expect((await read('draft')).status).toBe(404);
  const preview = previewToken(app.get(PathSigner), named('draft'), version, new Date(app.clock.now().getTime() + 1000));
  const answer = await app.app.inject({ method: 'GET', url: `/api/landers/draft?preview=${preview}` });
  expect(answer.json()).toMatchObject({ heading: 'Draft', preview: true });
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect((await read('alonetonight', { preview })).body).toMatchObject({ slug: 'draft', heading: 'Draft', preview: true });
  expect((await read('draft', { preview, template: 'alonetonight' })).status).toBe(200);
  expect((await read('draft', { preview, template: 'gallery' })).status).toBe(404);
  for (const address of ['hour', 'whoneedsstrings']) expect((await read(address, { preview })).status).toBe(404);
});

test('content never changes: the same is kept once, other content is another version', async () => {
  expect(await variants.preview(named('draft'), content('Draft'), ada)).toBe(1);
  expect(await variants.preview(named('draft'), content('Other'), ada)).toBe(2);
  await expect(app.database.transaction((tx) => tx.change(`update landers.versions set contents = '{}'`))).rejects.toThrow('never changes');
});

test('undo brings back what was before the latest command, and undone again that command', async () => {
  await variants.publish(named('undo'), content('One'), ALWAYS, ada);
  await variants.publish(named('undo'), content('Two'), { ...ALWAYS, weight: 5 }, ada);
  const status = async () => (await variants.list(1)).find(({ slug }) => slug === 'undo');
  await variants.undo(named('undo'), bob);
  expect(await status()).toMatchObject({ state: 'published', version: 1, weight: 100 });
  await variants.undo(named('undo'), bob);
  expect(await status()).toMatchObject({ version: 2, weight: 5 });
  const lines = await variants.history(1, 'undo');
  expect(lines.map(({ action, actor }) => `${actor} ${action}`)).toEqual(['bob undo', 'bob undo', 'ada publish', 'ada publish']);
});

test('times survive the history', async () => {
  const times = { startsAt: new Date('2027-01-01T00:00:00Z'), endsAt: null };
  await variants.schedule(named('undo'), times, ada);
  await variants.schedule(named('undo'), { startsAt: null, endsAt: null }, ada);
  await variants.undo(named('undo'), ada);
  expect((await variants.list(1)).find(({ slug }) => slug === 'undo')).toMatchObject(times);
});

test('of two commands at once neither loses what the other did', async () => {
  const [startsAt, store] = [new Date('2027-02-01T00:00:00Z'), new VariantsStore(app.database)];
  const both = await app.database.transaction(async (tx) => {
    await store.lockExisting(tx, named('undo'));
    const commands = [variants.weigh(named('undo'), 77, ada), variants.schedule(named('undo'), { startsAt, endsAt: null }, bob)];
    // both have begun, and wait
    await wait(300);
    return { commands };
  });
  await Promise.all(both.commands);
  expect((await variants.list(1)).find(({ slug }) => slug === 'undo')).toMatchObject({ weight: 77, startsAt });
});

test('a variant that nobody knows is refused', async () => {
  await expect(variants.weigh(named('nothing'), 5, ada)).rejects.toThrow('There is no lander "nothing" on this site.');
});

test('a picture comes in every size, cut around its focus, without its metadata', async () => {
  const left = sharp({ create: { width: 600, height: 400, channels: 3, background: '#ff0000' } });
  const bytes = await left
    .composite([{ input: { create: { width: 300, height: 400, channels: 3, background: '#0000ff' } }, left: 300, top: 0 }])
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const image = await app.get(LanderImages).store(bytes, { x: 100, y: 50 }, 'blue.jpg');
  await variants.publish(named('picture'), content('Picture', { images: { portrait: image }, social: { image: 'portrait' } }), ALWAYS, ada);
  await live(app);
  const { images, social } = (await read('picture')).body;
  expect(social.imageAlt).toBe(BUILT_IN.alonetonight.contents.en.alt['portrait']);
  const urls = [...images[0]!.sources.map(({ url }) => url), social.image!];
  expect(urls).toHaveLength(5);
  for (const url of urls) {
    const answer = await app.app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    const { exif, width } = await sharp(answer.rawPayload).metadata();
    expect([exif, url]).toEqual([undefined, expect.stringContaining(`-${width}.`)]);
  }
  const tall = await app.app.inject({ method: 'GET', url: urls[0]! });
  const { channels } = await sharp(tall.rawPayload).stats();
  expect(channels[2]!.mean).toBeGreaterThan(channels[0]!.mean);
  for (const url of ['/media/l/x/tall-480.webp', `/media/l/${image.key}/tall-481.webp`, `/media/l/${'0'.repeat(32)}/tall-480.webp`])
    expect((await app.app.inject({ method: 'GET', url })).statusCode).toBe(404);
});

test('a variant without a picture for its card is shared with that of its template', async () => {
  await variants.publish(named('without-card'), content('Words only'), ALWAYS, ada);
  await live(app);
  expect((await read('without-card')).body.social).toMatchObject(builtInCard('alonetonight', 'en'));
});

test('what is no picture is refused by its name', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const bytes of [svg, Buffer.from('text')])
    await expect(app.get(LanderImages).store(bytes, { x: 0, y: 0 }, 'x.png')).rejects.toThrow(/^x\.png/);
});
