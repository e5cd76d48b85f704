import 'reflect-metadata';
import { resolve } from 'node:path';
import { PhotoPipeline } from '@rendezvous/account';
import { startGateway } from '@rendezvous/gateway';
import { loadConfig } from '@rendezvous/server/config';
import { Database } from '@rendezvous/server/database';
import { Storage } from '@rendezvous/server/storage';
import { painterOf } from './load/painter.js';
import { PaintingStorage } from './load/painting-storage.js';
import { SEED } from './seed.js';

const WORKSPACE = resolve(import.meta.dirname, '../../..');
/** Main photos that are painted ahead: the first pages of a search. */
const PAINTED_AHEAD = 150;

const config = loadConfig();
if (!config.demo) throw new Error('This runs the demo; the product starts with services/gateway/dist/main.js.');
const gateway = await startGateway(config, { workspace: WORKSPACE, wrapStorage: (storage) => new PaintingStorage(storage, SEED) });
const storage = gateway.app.get(Storage);
if (storage instanceof PaintingStorage) storage.paintWith(painterOf(gateway.app.get(PhotoPipeline), SEED));
process.stdout.write(`Rendezvous is ready: ${gateway.url}\n`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopping = true;
    void gateway.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

/** One after the other, so that whoever is waiting for a page comes first. */
const paintAhead = async (): Promise<void> => {
  const keys = await gateway.app
    .get(Database)
    .read<{ key: string }>(
      'select main_photo_key as key from account.member_cards where main_photo_key is not null order by last_active_at desc limit $1',
      [PAINTED_AHEAD],
    );
  for (const { key } of keys) {
    if (stopping) return;
    await storage.open(`photos/${key.slice(0, 2)}/${key}/160.webp`).then((opened) => opened?.stream.destroy());
  }
};
void paintAhead().catch((error: unknown) => process.stderr.write(`Photos could not be painted ahead: ${String(error)}\n`));
