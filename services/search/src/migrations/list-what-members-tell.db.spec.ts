import { givenMember } from '@rendezvous/account/testing';
import { migrate } from '@rendezvous/server/database';
import { testDatabase } from '@rendezvous/server/testing';
import { squareSql } from '../search-index/cells.rules.js';
import { SearchIndexStore } from '../search-index/search-index.store.js';
import { searchData } from '../testing/index.js';

const OF_THE_VERSION_BEFORE = `
  insert into search.listing (member_id, country, region, gender, seeks, birth_date, privacy, last_active, joined_at, interests, lat, lon)
  select id, country, coalesce(region, ''), gender, case gender when 'male' then 'female' else 'male' end, birth_date, privacy,
    date_trunc('hour', last_active_at, 'UTC'), joined_at, 0, lat, lon from account.members`;

test('members listed by the version before are listed with all that they tell, and the totals stay', async () => {
  const data = await testDatabase({
    ...searchData,
    migrations: searchData.migrations.filter(({ name }) => !/^(ListWhat|ReadNearness|FindSquares|TellWhat)/.test(name)),
  });
  try {
    const { database } = data;
    for (const fictional of [true, false]) await givenMember(database, { fictional, privacy: fictional });
    await database.change(
      `update account.members set hair_color = 'gray', eye_color = 'hazel', body_type = 'slim', relationship_status = 'widowed', lat = 50.1, lon = 3.07`,
    );
    await givenMember(database);
    await database.change(OF_THE_VERSION_BEFORE);
    await migrate(data.url, searchData.migrations);
    const store = new SearchIndexStore();
    expect(await database.transaction((tx) => store.wrong(tx))).toEqual([]);
    expect(await database.transaction((tx) => store.wrongTotals(tx))).toEqual([]);
    const bits = await database.read<{ bits: number; known: boolean }>(
      `select bit_count(l.traits::bit(32)) as bits, n.square is not null as known
       from search.listing l left join search.squares n on n.country = l.country and n.square = ${squareSql('l.cell')} order by l.member_id`,
    );
    expect(bits.map(({ bits: count, known }) => [Number(count), known])).toEqual([
      [4, true],
      [5, true],
      [5, false],
    ]);
  } finally {
    await data.close();
  }
});
