import { COUNTRY_CODES } from '@rendezvous/contracts/reference';
import { geocode, suggestTowns } from '@rendezvous/contracts/site/places';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { entities, migrations, SiteModule, Sites } from '../index.js';
import { REGIONS } from '../regions/regions.data.js';
import { townList } from './town-list.js';
import { Towns } from './towns.service.js';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ imports: [SiteModule], entities, migrations });
});
afterAll(() => app.close());

const at = async (lat: unknown, lon: unknown) => app.call(geocode, { lat, lon } as never);
const like = async (country: string, name: string, region?: string) =>
  (await app.call(suggestTowns, { country: country as 'FR', name, ...(region !== undefined && { region }) })).body.towns;

test.each([
  ['48.8566', '2.3522', { country: 'FR', region: 'FR-IDF', city: 'Paris' }],
  ['47.3769', '8.5417', { country: 'CH', region: 'CH-ZH', city: 'Zürich' }],
  ['48.137', '11.575', { country: 'DE', region: 'DE-BY', city: 'München' }],
  ['-36.8485', '174.7633', { country: 'NZ', region: 'NZ-AUK', city: 'Auckland' }],
  ['-20.8789', '55.4481', { country: 'FR', region: 'FR-974', city: 'Saint-Denis' }],
])('at %s, %s is a town', async (lat, lon, place) => {
  expect((await at(lat, lon)).body.result).toEqual(place);
});

test('where no town is around, or none of the site’s countries, there is none', async () => {
  expect((await at('0', '0')).body).toEqual({ result: null });
  expect((await at('35.68', '139.69')).body).toEqual({ result: null });
  const sites = app.get(Sites);
  await sites.change(sites.current().id, { countries: ['CH'] });
  expect((await at('48.8566', '2.3522')).body).toEqual({ result: null });
  await sites.change(sites.current().id, { countries: [...COUNTRY_CODES] });
});

test.each([
  ['NaN', '2'],
  ['48', 'Infinity'],
  ['90.01', '2'],
  ['48', '-180.5'],
  ['', '2'],
  ['1e1', '2'],
  ['48,8', '2'],
  [`4${'8'.repeat(40)}`, '2'],
  [undefined, undefined],
])('%s, %s is no point', async (lat, lon) => {
  const answer = await at(lat, lon);
  expect([answer.status, answer.refusal]).toEqual([400, 'request.invalid']);
});

test('the poles and the date line are points', async () => {
  for (const [lat, lon] of [
    ['90', '180'],
    ['-90', '-180'],
  ])
    expect((await at(lat, lon)).body).toEqual({ result: null });
});

test('towns are suggested by their own names, without marks, in the country that was asked for', async () => {
  expect((await like('DE', 'munch'))[0]).toEqual({ country: 'DE', region: 'DE-BY', city: 'München' });
  expect((await like('CH', 'gene'))[0]).toEqual({ country: 'CH', region: 'CH-GE', city: 'Genève' });
  expect((await like('IT', 'roma'))[0]).toEqual({ country: 'IT', region: 'IT-RM', city: 'Roma' });
  expect((await like('ES', 'sevi'))[0]).toMatchObject({ region: 'ES-SE' });
  expect((await like('BE', 'namur'))[0]).toMatchObject({ region: 'BE-WNA' });
  expect((await like('CH', 'paris')).filter(({ city }) => city === 'Paris')).toEqual([]);
  expect((await like('US', 'portland', 'US-ME'))[0]).toMatchObject({ region: 'US-ME' });
  expect(await like('FR', 'saint')).toHaveLength(8);
  expect(await like('FR', '%_\\')).toEqual([]);
});

test('a text that is too long, or none, is refused', async () => {
  for (const name of ['', '  ', 'x'.repeat(81)])
    expect((await app.call(suggestTowns, { country: 'FR', name })).refusal).toBe('request.invalid');
});

test('where somebody is follows from their town, on the grid', async () => {
  const towns = app.get(Towns);
  expect(await towns.pointOf('FR', 'FR-IDF', 'PARIS')).toEqual({ lat: 48.85, lon: 2.35 });
  expect(await towns.pointOf('US', 'US-ME', 'Portland')).toEqual({ lat: 43.65, lon: -70.25 });
  expect(await towns.pointOf('FR', 'FR-IDF', 'Atlantis')).toBeNull();
  expect(await towns.pointOf('FR', 'FR-IDF', null)).toBeNull();
});

test('every country has towns, and every town a region that exists', async () => {
  const towns = await townList();
  const known = new Set(REGIONS.map(({ code }) => code));
  expect([...towns.keys()].toSorted()).toEqual([...COUNTRY_CODES].toSorted());
  for (const all of towns.values()) expect(all.filter(({ region }) => region === null || !known.has(region))).toEqual([]);
});
