import { readContentPage } from '@rendezvous/contracts/landers/pages';
import { type Place, VisitSource } from '@rendezvous/server/http';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { entities, migrations as siteMigrations, Sites } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { LandersModule, migrations } from '../index.js';

/** The test says with each call where the visitor is. */
class HeaderVisits extends VisitSource {
  override placeOf(request: FastifyRequest): Promise<Place> {
    const [country = 'CH', locale = 'en'] = String(request.headers['x-place'] ?? '')
      .split(' ')
      .filter(Boolean);
    return Promise.resolve({ site: { id: 1, host: 'localhost' }, country, locale } as Place);
  }
}

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    entities,
    migrations: [...siteMigrations, ...migrations],
    imports: [LandersModule],
    providers: [{ provide: VisitSource, useClass: HeaderVisits }],
  });
});
afterAll(() => app.close());

const read = (slug: string, language?: 'de' | 'pl', headers: Record<string, string> = {}) =>
  app.call(readContentPage, { slug, language }, { headers });

test('a page that does not exist is not found', async () => {
  for (const slug of ['nothing', 'toString', '__proto__', 'FAQ'])
    expect(await read(slug)).toMatchObject({ status: 404, refusal: 'landers.page-not-found' });
});

test('a legal page is marked as a sample, questions are not', async () => {
  expect((await read('terms')).body).toMatchObject({
    slug: 'terms',
    sample: true,
    title: 'Terms',
    updated: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect((await read('faq')).body).toMatchObject({ slug: 'faq', sample: false });
});

test('the languages of the visitor’s country are offered, and the one asked for is served', async () => {
  expect((await read('faq')).body).toMatchObject({ language: 'en', languages: ['de', 'it', 'fr', 'en'] });
  expect((await read('faq', 'de')).body).toMatchObject({ language: 'de', title: 'Häufige Fragen' });
  expect((await read('faq', 'pl')).body.language).toBe('en');
  expect((await read('faq', undefined, { 'x-place': 'PL fr' })).body).toMatchObject({ language: 'pl', languages: ['pl'] });
});

test('a language that does not exist counts as none', async () => {
  const answer = await app.app.inject({ method: 'GET', url: '/api/pages/faq?language=klingon' });
  expect([answer.statusCode, answer.json<{ language: string }>().language]).toEqual([200, 'en']);
});

test('what an operator changes in the settings stands in the texts at once', async () => {
  const { id } = app.get(Sites).current();
  await app.get(Sites).change(id, { refund_days: 30 });
  const text = JSON.stringify((await read('return-policy')).body.sections);
  expect(text).toContain('within 30 days of the purchase');
  await app.get(Sites).change(id, { seen_members_days: 45, seen_members_kept: 1234, waiting_address_days: 77, complaint_days: 91 });
  const privacy = JSON.stringify((await read('privacy')).body.sections);
  for (const said of ['the latest 1,234 for 45 days', 'until you have joined, 77 days at most', '91 days after our last answer'])
    expect(privacy).toContain(said);
  expect(JSON.stringify((await read('service')).body.sections)).toContain('+31 20-000 00 00');
});
