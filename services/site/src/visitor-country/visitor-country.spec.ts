import type { Config } from '@rendezvous/server/config';
import type { FastifyRequest } from 'fastify';
import { readSiteSettings } from '../sites/site-settings.js';
import type { Site } from '../sites/site.js';
import type { Sites } from '../sites/sites.service.js';
import { VisitorCountries } from './visitor-country.service.js';

const site: Site = { id: 1, host: 'localhost', timeZone: 'Europe/Zurich', settings: readSiteSettings({}).settings };
const narrow: Site = { ...site, settings: { ...site.settings, countries: ['NL', 'BE'], default_country: 'NL' } };
const visitorCountries = new VisitorCountries({ current: () => site } as Sites, { countryHeader: 'x-country' } as Config);
visitorCountries.onModuleInit();

const DUTCH = '145.97.39.155';
const FRENCH = '90.84.144.1';

test('a trusted proxy is believed first, then the address, then the default', () => {
  expect(visitorCountries.countryOf({ forwardedCountry: 'be', ip: DUTCH }).geoip).toBe('BE');
  expect(visitorCountries.countryOf({ forwardedCountry: 'XX', ip: DUTCH }).geoip).toBe('NL');
  expect(visitorCountries.countryOf({ ip: FRENCH }).geoip).toBe('FR');
  expect(visitorCountries.countryOf({ ip: `::ffff:${FRENCH}` }).geoip).toBe('FR');
  expect(visitorCountries.countryOf({ ip: '127.0.0.1' }).geoip).toBe('CH');
  expect(visitorCountries.countryOf({ ip: '2001:db8::1' }).geoip).toBe('CH');
  expect(visitorCountries.countryOf({ ip: 'not an address' }).geoip).toBe('CH');
  expect(visitorCountries.countryOf({ ip: undefined }).geoip).toBe('CH');
});

test('a country that the site does not serve counts as none', () => {
  expect(visitorCountries.countryOf({ ip: FRENCH, selected: 'PL', site: narrow })).toEqual({ geoip: 'NL', selected: null });
  expect(visitorCountries.countryOf({ ip: DUTCH, selected: 'be', site: narrow })).toEqual({ geoip: 'NL', selected: 'BE' });
});

test('the header of a proxy counts only when the request came through one', () => {
  const request = (ips: string[]) => ({ ip: DUTCH, ips, headers: { 'x-country': 'PL' }, cookies: {} }) as unknown as FastifyRequest;
  expect(visitorCountries.ofRequest(request([DUTCH]), site).geoip).toBe('NL');
  expect(visitorCountries.ofRequest(request(['10.0.0.1', DUTCH]), site).geoip).toBe('PL');
});

const proxied = (ip: string, forwarded?: string) =>
  ({ ip, ips: [ip, '10.0.0.1'], headers: { 'x-country': forwarded }, cookies: {} }) as unknown as FastifyRequest;

test('where a network is does not depend on what the site serves, and is nothing when nobody knows', () => {
  expect(visitorCountries.ofNetwork(proxied(FRENCH))).toBe('FR');
  expect(visitorCountries.ofNetwork(proxied(FRENCH, 'br'))).toBe('BR');
  expect(visitorCountries.ofNetwork(proxied(FRENCH, 'nowhere'))).toBeNull();
  expect(visitorCountries.ofNetwork(proxied('127.0.0.1'))).toBeNull();
});
