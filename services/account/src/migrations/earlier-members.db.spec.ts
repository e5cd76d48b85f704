import { migrate } from '@rendezvous/server/database';
import { testDatabase } from '@rendezvous/server/testing';
import { givenMember } from '../testing/given.js';
import { migrations } from './index.js';

const BEFORE = 3;

test('members from before keep their names, also those that look alike, and each of their interests once', async () => {
  const data = await testDatabase({ migrations: migrations.slice(0, BEFORE) });
  try {
    const given = async (name: string, interests: string[] = []) => givenMember(data.database, { name, interests });
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
