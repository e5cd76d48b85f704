import { givenMember } from '@rendezvous/account/testing';
import { migrate } from '@rendezvous/server/database';
import { testDatabase } from '@rendezvous/server/testing';
import { SearchIndexStore } from '../search-index/search-index.store.js';
import { searchData } from '../testing/index.js';

const OF_THE_VERSION_BEFORE = `
  insert into search.listing (member_id, country, region, gender, birth_date, privacy, last_active, joined_at, interests)
  select id, country, coalesce(region, ''), gender, birth_date, privacy, date_trunc('hour', last_active_at, 'UTC'), joined_at, 0 from account.members`;

test('members listed by the version before are found by those alone for whom they look, and counted so', async () => {
  const data = await testDatabase({
    ...searchData,
    migrations: searchData.migrations.filter(({ name }) => !/^(List(Whom|What)Members|ReadNearness|FindSquares|TellWhat)/.test(name)),
  });
  try {
    const { database } = data;
    for (const gender of ['male', 'female'] as const) {
      for (const sexuality of ['hetero', 'bi', gender === 'male' ? 'gay' : 'lesbian'] as const)
        await givenMember(database, { gender, sexuality, privacy: sexuality === 'bi' });
    }
    await database.change(OF_THE_VERSION_BEFORE);
    await migrate(data.url, searchData.migrations);
    expect(await database.read('select gender, seeks from search.listing order by member_id')).toEqual([
      { gender: 'male', seeks: 'female' },
      { gender: 'male', seeks: 'both' },
      { gender: 'male', seeks: 'male' },
      { gender: 'female', seeks: 'male' },
      { gender: 'female', seeks: 'both' },
      { gender: 'female', seeks: 'female' },
    ]);
    expect(await database.read(`select gender, seeks, members from search.totals where region = '*' order by 1, 2`)).toEqual([
      { gender: 'female', seeks: 'female', members: 1 },
      { gender: 'female', seeks: 'male', members: 1 },
      { gender: 'male', seeks: 'female', members: 1 },
      { gender: 'male', seeks: 'male', members: 1 },
    ]);
    const store = new SearchIndexStore();
    expect(await database.transaction((tx) => store.wrong(tx))).toEqual([]);
    // The triggers count on from there.
    await database.change(`update search.listing set privacy = not privacy`);
    expect(await database.transaction((tx) => store.wrongTotals(tx))).toEqual([]);
  } finally {
    await data.close();
  }
});
