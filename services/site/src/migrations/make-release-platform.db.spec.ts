import { migrate } from '@rendezvous/server/database';
import { TestClock, testDatabase } from '@rendezvous/server/testing';
import { migrations } from '../index.js';
import { ChannelsStore } from '../releases/channels/channels.store.js';
import { checksumOf } from '../releases/builds/release-facts.rules.js';
import { Releases } from '../releases/releases.service.js';
import { ReleasesStore } from '../releases/releases.store.js';
import { buildFacts } from '../testing/build-facts.js';

test('what was recorded before stays recorded and served, with the checksum that a new record would give it', async () => {
  const [before] = migrations;
  const data = await testDatabase({ migrations: [before!] });
  try {
    const { entry, files, chunks, descriptor } = buildFacts('mfe-chat', '1', {
      files: { ...buildFacts('mfe-chat', '1').files, 'Z_a.js': { bytes: 1, integrity: 'sha384-z' } },
    });
    await data.database.change(
      `insert into site.releases (remote, version, folder, entry, integrity, files, chunks, descriptor, created_at)
       values ('mfe-chat', '1', 'mfe-chat/1', $1, $2, $3, $4, $5, now())`,
      [entry, files[entry]?.integrity, files, chunks, descriptor],
    );
    await data.database.change(`insert into site.release_channels values ('mfe-chat', 'stable', '1', now())`);
    await migrate(data.url, migrations);
    const releases = new Releases(data.database, new ReleasesStore(data.database), new ChannelsStore(data.database), new TestClock());
    expect((await releases.current())['mfe-chat']).toMatchObject({ version: '1', checksum: checksumOf(files) });
    expect(await releases.history()).toMatchObject([{ action: 'promote', version: '1', actor: 'checkout' }]);
  } finally {
    await data.close();
  }
});
