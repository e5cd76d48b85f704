import { migrate } from '@rendezvous/server/database';
import { testDatabase } from '@rendezvous/server/testing';
import { givenMember } from '../testing/given.js';
import { migrations } from './index.js';

const BEFORE = 3;

test('members from before keep their names, also those that look alike, and each of their interests once', async () => {
  const data = await testDatabase({ migrations: migrations.slice(0, BEFORE) });
  try {
    const given = async (name: string, interests: string[] = []) => givenMember(data.database, { name, interests, agreedFields: null });
    await given('Ian', ['wine', 'tea', 'wine', 'art', 'tea']);
    await given('lan');
    await given('Admin');
    await migrate(data.url, migrations);
    const rows = await data.database.read('select name, name_skeleton, interests from account.members order by id');
    expect(rows).toEqual([
      { name: 'Ian', name_skeleton: 'lan', interests: ['wine', 'tea', 'art'] },
      { name: 'lan', name_skeleton: 'lan', interests: [] },
      { name: 'Admin', name_skeleton: 'adrnin', interests: [] },
    ]);
  } finally {
    await data.close();
  }
});

test('members from before are where their town is, and on the grid', async () => {
  const before = migrations.findIndex(({ name }) => name.startsWith('PlaceMembers'));
  const data = await testDatabase({ migrations: migrations.slice(0, before) });
  try {
    await givenMember(data.database, { city: 'Haarlem', agreedFields: null });
    await givenMember(data.database, { city: 'Atlantis', agreedFields: null });
    await givenMember(data.database, { agreedFields: null });
    const placed = await givenMember(data.database, { city: 'Somewhere', agreedFields: null });
    await data.database.change('update account.members set lat = 52.381, lon = -4.637 where id = $1', [placed]);
    await migrate(data.url, migrations);
    expect(await data.database.read('select city, lat, lon from account.members order by id')).toEqual([
      { city: 'Haarlem', lat: 52.4, lon: 4.65 },
      { city: 'Atlantis', lat: null, lon: null },
      { city: null, lat: null, lon: null },
      { city: 'Somewhere', lat: 52.4, lon: -4.65 },
    ]);
  } finally {
    await data.close();
  }
});
