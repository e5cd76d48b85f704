import { readLander } from '@rendezvous/contracts/landers/landers';
import { TEMPLATES } from '@rendezvous/contracts/landers/templates';
import { LANGUAGES } from '@rendezvous/contracts/reference';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { entities as accountEntities, migrations as accountMigrations } from '@rendezvous/account';
import { entities, migrations as siteMigrations } from '@rendezvous/site';
import sharp from 'sharp';
import { LandersModule, migrations } from '../index.js';
import { builtInCard, drawingOf } from './card-drawings.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    entities: [...entities, ...accountEntities],
    migrations: [...siteMigrations, ...accountMigrations, ...migrations],
    imports: [LandersModule],
  });
});
afterAll(() => app.close());

const get = (url: string) => app.app.inject({ method: 'GET', url });

test.each(TEMPLATES)(
  'the built-in lander %s has a card of its own, which is served at the size that cards have, and for ever',
  async (template) => {
    const { social } = readLander.reply.parse((await get(`/api/landers/${template}`)).json());
    expect(social).toMatchObject(builtInCard(template, 'en'));
    const answer = await get(social.image!);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // a picture, not one colour
    expect((await sharp(answer.rawPayload).stats()).entropy).toBeGreaterThan(2);
  },
);

test('cards that are asked for at once, and by the wrong name, are what they are', async () => {
  const { image } = builtInCard('maplanding', 'fr');
  const [key] = image.split('/').slice(-2);
  const all = await Promise.all([get(image), get(image), get(image)]);
  expect(new Set(all.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  expect((await get(`/media/l/${key}/tall-480.webp`)).statusCode).toBe(404);
  expect((await get(`/media/l/${'0'.repeat(32)}/card-1200.jpg`)).statusCode).toBe(404);
});

test('a drawing has no words, which a server may have no faces for, asks for nothing outside of itself, and is like no other', () => {
  const drawings = TEMPLATES.map((template) => Buffer.from(drawingOf(builtInCard(template, 'en').image.split('/').at(-2)!)!).toString());
  for (const svg of drawings) {
    expect(svg).not.toMatch(/<(text|style|script|foreignObject)\b/);
    expect([...svg.matchAll(/href="([^"]{0,5})/g)].filter(([, to]) => !/^(#|data:)/.test(to!))).toEqual([]);
  }
  expect(new Set(drawings).size).toBe(TEMPLATES.length);
});

test('what a card shows is told in every language, each in its own words', () => {
  for (const template of TEMPLATES)
    expect(new Set(LANGUAGES.map((language) => builtInCard(template, language).imageAlt)).size).toBe(LANGUAGES.length);
});
