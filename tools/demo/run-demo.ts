import { PhotoPipeline } from '@rendezvous/account';
import { minutes } from '@rendezvous/contracts/kernel';
import { type GatewayOptions, type RunningGateway, startGateway } from '@rendezvous/gateway';
import { SearchIndex } from '@rendezvous/search';
import { Clock } from '@rendezvous/server/clock';
import type { Config } from '@rendezvous/server/config';
import { Database } from '@rendezvous/server/database';
import { Storage } from '@rendezvous/server/storage';
import { painterOf } from './load/painter.js';
import { PaintingStorage } from './load/painting-storage.js';
import { SEED } from './seed.js';
import { visitAgain } from './visits.js';

/** Main photos that are painted ahead: the first pages of a search. */
const PAINTED_AHEAD = 150;
/** Shorter than "online" lasts. */
const VISITS_EVERY_MS = minutes(2);

const tell = (error: unknown): boolean => process.stderr.write(`The demo world is not as it should be: ${String(error)}\n`);

interface DemoOptions extends Omit<GatewayOptions, 'wrapStorage'> {
  /** How many main photos are painted before somebody asks for them. */
  readonly paintedAhead?: number;
}

/** Runs the gateway with the demo world: members come and go, and their photos are painted when they are first asked for. */
export const runDemo = async (config: Config, { paintedAhead = PAINTED_AHEAD, ...options }: DemoOptions): Promise<RunningGateway> => {
  if (!config.demo) throw new Error('This runs the demo; the product starts with services/gateway/dist/main.js.');
  const gateway = await startGateway(config, { ...options, wrapStorage: (storage) => new PaintingStorage(storage, SEED) });
  const { app } = gateway;
  const storage = app.get(Storage);
  if (storage instanceof PaintingStorage) storage.paintWith(painterOf(app.get(PhotoPipeline), SEED));

  let stopping = false;
  const visit = async (): Promise<void> => {
    if ((await visitAgain(app.get(Database), app.get(Clock).now())) > 0) await app.get(SearchIndex).takePresence();
  };
  const visits = setInterval(() => void visit().catch(tell), VISITS_EVERY_MS);

  /** One after the other, so that whoever is waiting for a page comes first. */
  const paintAhead = async (): Promise<void> => {
    const keys = await app
      .get(Database)
      .read<{ key: string }>(
        'select main_photo_key as key from account.member_cards where main_photo_key is not null order by last_active_at desc limit $1',
        [paintedAhead],
      );
    for (const { key } of keys) {
      if (stopping) return;
      await storage.open(`photos/${key.slice(0, 2)}/${key}/160.webp`).then((opened) => opened?.stream.destroy());
    }
  };
  void visit().then(paintAhead).catch(tell);

  return {
    ...gateway,
    stop: () => {
      stopping = true;
      clearInterval(visits);
      return gateway.stop();
    },
  };
};
