import { givenMember } from '@rendezvous/account/testing';
import { type Gender, GENDERS, SEXUALITIES } from '@rendezvous/contracts/reference';
import { testDatabase, type TestDatabase, TestClock } from '@rendezvous/server/testing';
import { SearchIndex } from '../search-index/search-index.service.js';
import { SearchIndexStore } from '../search-index/search-index.store.js';
import { searchData } from '../testing/index.js';
import { gendersSoughtBy, type Person, seekersOf, suitEachOther } from './suitability.rules.js';
import { suitingSql } from './suitability.store.js';

let data: TestDatabase;
const members = new Map<number, Person & { readonly gender: Gender }>();

const agrees = (id: number, given: boolean, at: string) =>
  data.database.change(`insert into account.consents (member_id, kind, given, at) values ($1, 'matching', $2, $3)`, [id, given, at]);

/** One member of each kind; of each gender one more who took back that the sexuality may be used, and one who then gave it again. */
beforeAll(async () => {
  data = await testDatabase(searchData);
  for (const gender of GENDERS) {
    for (const sexuality of SEXUALITIES) members.set(await givenMember(data.database, { gender, sexuality }), { gender, sexuality });
    const withdrawn = await givenMember(data.database, { gender, sexuality: 'hetero' });
    const again = await givenMember(data.database, { gender, sexuality: 'hetero' });
    for (const id of [withdrawn, again]) {
      await agrees(id, true, '2026-01-01T00:00:00Z');
      await agrees(id, false, '2026-02-01T00:00:00Z');
    }
    await agrees(again, true, '2026-03-01T00:00:00Z');
    members.set(withdrawn, { gender, sexuality: null }).set(again, { gender, sexuality: 'hetero' });
  }
  await new SearchIndex(data.database, new TestClock(), new SearchIndexStore()).refresh([...members.keys()]);
}, 60_000);

afterAll(() => data.close());

const SEEKERS = [null, ...GENDERS].flatMap((gender) => [null, ...SEXUALITIES].map((sexuality): Person => ({ gender, sexuality })));
const SUITING = `select l.member_id as id from search.listing l where ${suitingSql({ member: 'l', genders: '$1', seekers: '$2' })} order by 1`;

test.each(SEEKERS)('whoever is $gender and $sexuality finds those by SQL whom the rule says', async (seeker) => {
  const rows = await data.database.read<{ id: number }>(SUITING, [gendersSoughtBy(seeker), seekersOf(seeker.gender)]);
  const expected = [...members].filter(([, member]) => suitEachOther(seeker, member)).map(([id]) => id);
  expect(rows.map(({ id }) => id)).toEqual(expected);
});
