import '@fastify/cookie';
import { Global, Injectable, Module } from '@nestjs/common';
import { INTERESTS } from '@rendezvous/contracts/reference';
import { readCompanyInfo } from '@rendezvous/contracts/site/company';
import { listInterests } from '@rendezvous/contracts/site/interests';
import { listRegions } from '@rendezvous/contracts/site/regions';
import { readSettings } from '@rendezvous/contracts/site/settings';
import { type Place, VisitSource } from '@rendezvous/server/http';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import type { FastifyRequest } from 'fastify';
import { trafficSourceCookie } from './testing/index.js';
import { entities, MINIMUM_MESSAGE_COSTS, migrations, SiteModule, Sites } from './index.js';

@Global()
@Module({
  providers: [{ provide: MINIMUM_MESSAGE_COSTS, useValue: { of: () => ({ CH: { costs: 83, currency: 'CHF' } }) } }],
  exports: [MINIMUM_MESSAGE_COSTS],
})
class PricesModule {}

/** As the gateway does it: the host picks the site, a cookie the language. */
@Injectable()
class HostVisits extends VisitSource {
  constructor(private readonly sites: Sites) {
    super();
  }

  override async placeOf(request: FastifyRequest): Promise<Place> {
    const site = await this.sites.forHost(request.hostname);
    return { site, country: site.settings.default_country, locale: request.cookies['locale'] === 'fr' ? 'fr' : 'en' };
  }
}

let app: TestApp;

beforeAll(async () => {
  app = await testApp({
    entities,
    migrations,
    imports: [SiteModule, PricesModule],
    providers: [{ provide: VisitSource, useClass: HostVisits }],
    environment: { COUNTRY_HEADER: 'CF-IPCountry' },
  });
  await app.database.change(
    `insert into site.sites (host, time_zone, settings) values ('amour.example', 'Europe/Paris', '{"name":"Amour","countries":["FR","BE"],"default_country":"FR","domain_language":"fr-FR"}')`,
  );
  await app.get(Sites).load();
});
afterAll(() => app.close());

test('settings carry every field that clients were promised', async () => {
  const { body } = await app.call(readSettings, {});
  const named = [
    'countries name index_title description visible_profile_fields visible_profile_notes geoip_country geoip_selected_country cdn_prefix message_credits',
    'photo_credits gift_credits signup_credits message_length minimum_message_costs support_email enable_site_entry_popup push_public_key search_fields domain',
    'domain_language fictional_warning fictional_plural fictional_singular refund_days signups logged_out_search logged_out_search_trafficsource member_resell',
    'fictional_icon',
  ].flatMap((line) => line.split(' '));
  for (const field of named) expect(body).toHaveProperty(field);
  expect(body).toMatchObject({
    name: 'Rendezvous',
    domain: 'localhost',
    geoip_country: 'CH',
    geoip_selected_country: null,
    minimum_message_costs: { CH: { costs: 83, currency: 'CHF' } },
    signup_credits: 3,
    demo: true,
  });
  expect(body.countries).toHaveLength(15);
});

test('a visitor whom a link led here is told of what that opens to them', async () => {
  const sites = app.get(Sites);
  const { id, settings } = sites.current();
  await sites.change(id, { signups: 'with_trafficsource', logged_out_search: 'none', logged_out_search_trafficsource: 'all' });
  expect((await app.call(readSettings, {})).body).toMatchObject({ signups: 'with_trafficsource', logged_out_search: 'none' });
  const headers = { cookie: trafficSourceCookie({ ref: 'friend' }) };
  expect((await app.call(readSettings, {}, { headers })).body).toMatchObject({ signups: 'all', logged_out_search: 'all' });
  const { signups, logged_out_search, logged_out_search_trafficsource } = settings;
  await sites.change(id, { signups, logged_out_search, logged_out_search_trafficsource });
});

test('the host picks the site, and a domain in the query goes before it', async () => {
  expect((await app.call(readSettings, {}, { headers: { host: 'amour.example' } })).body).toMatchObject({
    name: 'Amour',
    geoip_country: 'FR',
  });
  expect((await app.call(readSettings, { domain: 'amour.example' })).body.name).toBe('Amour');
  expect((await app.call(readSettings, { domain: 'unknown.example' })).body.name).toBe('Rendezvous');
});

test('texts come in the language of the visit', async () => {
  expect((await app.call(readSettings, {})).body.fictional_singular).toBe('Fictional profile');
  expect((await app.call(readSettings, {}, { headers: { cookie: 'locale=fr' } })).body.fictional_singular).toBe('Profil fictif');
});

test('a country in the query is the visitor’s choice: kept in a cookie, answered from then on', async () => {
  const chosen = await app.call(readSettings, { country: 'fr' });
  expect(chosen.body.geoip_selected_country).toBe('FR');
  expect(String(chosen.headers['set-cookie'])).toMatch(/^geoip_selected_country=FR; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  const later = await app.call(readSettings, {}, { headers: { cookie: 'geoip_selected_country=FR' } });
  expect(later.body).toMatchObject({ geoip_country: 'CH', geoip_selected_country: 'FR' });
});

test('a country that the site does not serve is no choice', async () => {
  const refused = await app.call(readSettings, { country: 'JP' });
  expect(refused.body.geoip_selected_country).toBeNull();
  expect(refused.headers['set-cookie']).toBeUndefined();
  const elsewhere = await app.call(readSettings, { country: 'US' }, { headers: { host: 'amour.example' } });
  expect(elsewhere.body.geoip_selected_country).toBeNull();
});

test('a header with a country is not believed from anybody who is not one of our proxies', async () => {
  expect((await app.call(readSettings, {}, { headers: { 'cf-ipcountry': 'PL' } })).body.geoip_country).toBe('CH');
});

test('regions are named in the reader’s language', async () => {
  const { body } = await app.call(listRegions, undefined, { headers: { cookie: 'locale=fr' } });
  expect(body.regions.find(({ code }) => code === 'DE-BY')).toEqual({ country: 'DE', code: 'DE-BY', name: 'Bavière' });
  expect(body.regions).toHaveLength((await app.call(listRegions)).body.regions.length);
});

test('interests come with their names in all content languages', async () => {
  const { body } = await app.call(listInterests);
  expect(body.interests.map(({ id }) => id)).toEqual([...INTERESTS]);
  expect(body.interests[0]?.names).toMatchObject({ en: 'A relationship', pl: 'Związek' });
});

test('the telephone number of the company is ready to dial', async () => {
  const { body } = await app.call(readCompanyInfo, undefined, { headers: { host: 'amour.example' } });
  expect(body.support_phone).toBe('+31200000000');
  expect(body.vat_numbers).toEqual([{ country: 'NL', number: 'NL000000000B00' }]);
});
