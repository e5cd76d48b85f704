import { countByInterests, countByRegion } from '@rendezvous/contracts/search/member-counts';
import { Sites } from '@rendezvous/site';
import { searchApp } from '../testing/index.js';

type App = Awaited<ReturnType<typeof searchApp>>;

let app: App;

const change = (settings: Parameters<Sites['change']>[1]) => app.get(Sites).change(app.get(Sites).current().id, settings);
const members = async (count: number, region: string | null, more: Parameters<App['given']['member']>[0] = {}) => {
  for (let one = 0; one < count; one += 1) await app.given.member({ country: 'US', region, gender: 'female', ...more });
};

beforeAll(async () => {
  app = await searchApp();
  await members(23, 'US-CA');
  await members(4, 'US-CA', { gender: 'male' });
  await members(19, 'US-NY');
  await members(9, 'US-NY', { privacy: true });
  await members(9, 'US-NY', { invisible: true });
  await members(3, null);
  await members(1, 'FR-BRE', { country: 'FR' });
}, 120_000);

afterAll(() => app.close());

const shared = async (interests: string) => (await app.call(countByInterests, { interests })).body;
const ask = () => app.call(countByRegion);
const told = async () => {
  const { body } = await ask();
  return Object.fromEntries(body.regions.filter((region) => region.members !== 0).map((region) => [region.code, region.members]));
};

test('rounded down to tens, and few where they are fewer than twenty: those alone whom visitors may find', async () => {
  const { body } = await ask();
  expect(body.country).toBe('US');
  expect(body.regions).toHaveLength(51);
  expect(body.regions.find(({ code }) => code === 'US-CA')).toEqual({
    code: 'US-CA',
    name: 'California',
    place: { lat: 37.2, lon: -119.5 },
    members: 20,
  });
  expect(await told()).toEqual({ 'US-CA': 20, 'US-NY': null });
});

test('kept for some minutes, so that nobody sees one member come or go', async () => {
  await members(5, 'US-CA');
  expect(await told()).toMatchObject({ 'US-CA': 20 });
  app.clock.advance(5 * 60_000);
  expect(await told()).toMatchObject({ 'US-CA': 30 });
});

test('of interests, those who have all of them; nothing where the site shows nobody what members like', async () => {
  await members(21, 'US-TX', { interests: ['tea', 'music'] });
  await members(9, 'US-TX', { interests: ['tea', 'music'], privacy: true });
  await members(4, 'US-TX', { interests: ['tea', 'music', 'art'] });
  await members(6, 'FR-BRE', { country: 'FR', interests: ['tea', 'music'] });
  expect(await shared('tea,music')).toEqual({ country: 'US', members: 20 });
  expect(await shared('music,tea,art')).toEqual({ country: 'US', members: null });
  expect(await shared('wine')).toEqual({ country: 'US', members: 0 });
  await change({ visible_profile_fields: [] });
  expect(await shared('tea,music')).toEqual({ country: 'US' });
  await change({ visible_profile_fields: ['interests'] });
});

test('of the genders that the site shows visitors', async () => {
  await change({ search_genders: ['male'] });
  expect(await told()).toEqual({ 'US-CA': null });
  expect(await shared('tea,music')).toEqual({ country: 'US', members: 0 });
  await change({ search_genders: [] });
});

test('refused where visitors see no members', async () => {
  await change({ logged_out_search: 'none' });
  expect((await ask()).refusal).toBe('search.logged-out-closed');
  await change({ logged_out_search: 'all' });
});
