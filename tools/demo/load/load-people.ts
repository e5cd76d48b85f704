import type { Clock } from '@rendezvous/server/clock';
import type { Database, Tx } from '@rendezvous/server/database';
import { demoPerson } from '../people/demo-person.js';
import type { DemoPerson } from '../people/person.js';
import { PERSONA_COUNT } from '../people/personas.js';
import { boughtCredits } from '../people/purchases.js';
import { photoKey } from './photo-key.js';
import { Placeholders } from './placeholders.js';
import { MEMBER_COLUMNS, insertRows, memberRow, minutesBefore } from './rows.js';

const BATCH = 1000;
const PHOTO = { width: 960, height: 1200 };

const PHOTO_COLUMNS = {
  member_id: 'integer',
  position: 'smallint',
  key: 'text',
  width: 'integer',
  height: 'integer',
  placeholder: 'text',
  created_at: 'timestamptz',
};

export interface World {
  readonly database: Database;
  readonly clock: Clock;
  readonly seed: number;
  /** Hash of the personas' password; nobody else of the demo world can log in. */
  readonly passwordHash: string;
  /** Members buy: what personas have is then partly bought, else all of it is given. */
  readonly sells: boolean;
}

/** Everybody's member id, by index. */
export type Ids = readonly number[];

/** Puts people 0 to count − 1 into the account area, a thousand in a transaction. */
export const loadPeople = async (world: World, count: number, told: (done: number) => void): Promise<Ids> => {
  const ids: number[] = [];
  const placeholders = new Placeholders();
  for (let from = 0; from < count; from += BATCH) {
    const people = Array.from({ length: Math.min(BATCH, count - from) }, (_, place) => demoPerson(world.seed, from + place));
    ids.push(...(await world.database.transaction((tx) => loadBatch(tx, world, people, placeholders))));
    told(ids.length);
  }
  return ids;
};

const loadBatch = async (tx: Tx, world: World, people: readonly DemoPerson[], placeholders: Placeholders): Promise<number[]> => {
  const rows = people.map((person) => memberRow(person, person.index < PERSONA_COUNT ? world.passwordHash : 'none', world.clock));
  const inserted = await tx.change<{ id: number; email: string }>(insertRows('account.members', MEMBER_COLUMNS, 'returning id, email'), [
    JSON.stringify(rows),
  ]);
  const idOf = new Map(inserted.map(({ id, email }) => [email, id]));
  const ids = people.map(({ email }) => idOf.get(email) ?? missing(email));
  await loadPhotos(tx, world, people, ids, placeholders);
  await loadWallets(tx, world, people, ids);
  return ids;
};

const missing = (email: string): never => {
  throw new Error(`${email} was not loaded.`);
};

const loadPhotos = async (
  tx: Tx,
  { seed, clock }: World,
  people: readonly DemoPerson[],
  ids: Ids,
  placeholders: Placeholders,
): Promise<void> => {
  const photos = people.flatMap((person, place) =>
    Array.from({ length: person.photos }, (_, shot) => ({
      member_id: ids[place],
      position: shot,
      key: photoKey(seed, { index: person.painted, shot }),
      ...PHOTO,
      placeholder: placeholders.of({ index: person.painted, shot }, person.look),
      created_at: minutesBefore(clock, person.joinedMinutesAgo),
    })),
  );
  if (photos.length === 0) return;
  await tx.change(insertRows('account.photos', PHOTO_COLUMNS), [JSON.stringify(photos)]);
  await tx.change(
    `update account.members m set main_photo_id = p.id from account.photos p
     where p.member_id = m.id and p.position = 0 and m.id = any($1::integer[])`,
    [ids],
  );
};

/** Credits come with an entry that says where they are from, as everywhere. */
const loadWallets = async (tx: Tx, { clock, sells }: World, people: readonly DemoPerson[], ids: Ids): Promise<void> => {
  const wallets = people.map((person, place) => ({
    member_id: ids[place],
    granted: person.credits - (sells ? boughtCredits(person) : 0),
    at: minutesBefore(clock, person.joinedMinutesAgo),
  }));
  await tx.change(insertRows('billing.wallets', { member_id: 'integer', granted: 'integer' }), [JSON.stringify(wallets)]);
  const entries = wallets
    .filter(({ granted }) => granted > 0)
    .map(({ member_id, granted, at }) => ({
      member_id,
      amount: granted,
      granted,
      bought: 0,
      kind: 'demo',
      reference: 'world',
      at,
    }));
  await tx.change(
    insertRows('billing.entries', {
      member_id: 'integer',
      amount: 'integer',
      granted: 'integer',
      bought: 'integer',
      kind: 'text',
      reference: 'text',
      at: 'timestamptz',
    }),
    [JSON.stringify(entries)],
  );
};
