import { givenMember } from '@rendezvous/account/testing';
import { LANGUAGE_FORM_PATH, readUser } from '@rendezvous/contracts/session';
import { NotifyModule } from '@rendezvous/notify';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { ComposedModule } from '../gateway.module.js';
import { LanguageFormController } from './language-form.controller.js';
import { UserController } from './user.controller.js';

let here: TestApp;

beforeAll(async () => {
  here = await testApp({
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: [UserController, LanguageFormController],
    entities: areaEntities,
    migrations: areaMigrations,
  });
});
afterAll(() => here.close());

const send = (fields: Record<string, string>, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  here.app.inject({
    method: 'POST',
    url: LANGUAGE_FORM_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

test.each([
  ['/pages/faq?language=fr', '/pages/faq?language=fr'],
  ['/', '/'],
  ['/login?next=%2Fchats', '/login?next=%2Fchats'],
  ['//elsewhere.example', '/'],
  ['https://elsewhere.example/', '/'],
  ['', '/'],
])('a language that is chosen in "%s" is kept, and leads to %s', async (page, location) => {
  const answer = await send({ language: 'fr', page });
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([303, location, 'no-store']);
  // scripts change it, too
  expect(answer.headers['set-cookie']).toBe('locale=fr; Max-Age=31536000; Path=/; SameSite=Lax');
});

test('a page whose address is too long is not led back to', async () => {
  const { statusCode, headers } = await send({ language: 'fr', page: `/members?x=${'y'.repeat(20_000)}` });
  expect([statusCode, headers.location]).toEqual([303, '/']);
});

test('whoever is logged in has it kept with the account, too; nobody else’s changes', async () => {
  const [id, other] = [await givenMember(here.database), await givenMember(here.database)];
  const languageOf = async (memberId: number) => (await here.call(readUser, undefined, { as: memberId })).body.user?.language;
  expect([await languageOf(id), await languageOf(other)]).toEqual(['en', 'en']);
  await send({ language: 'fr', page: '/' }, { 'sec-fetch-site': 'same-origin', 'x-test-viewer': String(id) });
  expect([await languageOf(id), await languageOf(other)]).toEqual(['fr', 'en']);
});

test.each([{ language: 'xx' }, { language: '' }, {}])('case %#: what is no language is refused, and nothing is kept', async (fields) => {
  const answer = await send({ ...(fields as Record<string, string>), page: '/' });
  expect([answer.statusCode, answer.headers['set-cookie'], answer.headers.location]).toEqual([400, undefined, undefined]);
});

test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }, {}])(
  'case %#: other sites choose no language',
  async (from) => {
    const answer = await send({ language: 'fr', page: '/' }, from as Record<string, string>);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
  },
);
