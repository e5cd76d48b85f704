import { COUNTRY_FORM_PATH, chooseCountry } from '@rendezvous/contracts/site/country-choice';
import { readSettings } from '@rendezvous/contracts/site/settings';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { entities, migrations, SiteModule } from '../index.js';

const KEPT = 'geoip_selected_country=FR; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ entities, migrations, imports: [SiteModule] });
});
afterAll(() => app.close());

test('a country that is chosen is kept in the browser, and told from then on beside where the network is', async () => {
  const { body, headers } = await app.call(chooseCountry, { country: 'FR' });
  expect([body, String(headers['set-cookie'])]).toEqual([{ country: 'FR' }, KEPT]);
  const later = await app.call(readSettings, {}, { headers: { cookie: KEPT.split(';')[0]! } });
  expect(later.body).toMatchObject({ geoip_country: 'CH', geoip_selected_country: 'FR' });
});

test.each(['JP', 'fr', 'France', ''])('"%s" is none of the site’s countries, and nothing is kept', async (country) => {
  const { status, fields, headers } = await app.call(chooseCountry, { country: country as 'FR' });
  expect([status, Object.keys(fields ?? {}), headers['set-cookie']]).toEqual([400, ['country'], undefined]);
});

const send = (fields: Record<string, string>, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  app.app.inject({
    method: 'POST',
    url: COUNTRY_FORM_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

describe('as a form, without a script', () => {
  test.each([
    ['/pricing', '/pricing'],
    ['//elsewhere.example', '/'],
  ])('it is kept, and "%s" leads to %s', async (page, location) => {
    const { statusCode, headers } = await send({ country: 'FR', page });
    expect([statusCode, headers['location'], String(headers['set-cookie'])]).toEqual([303, location, KEPT]);
  });

  test('what is no country is refused, and other sites choose none', async () => {
    const refused = await send({ country: 'JP', page: '/' });
    const foreign = await send({ country: 'FR', page: '/' }, { 'sec-fetch-site': 'cross-site' });
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([400, undefined]);
    expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
  });
});
