import { entities as accountEntities, migrations as accountMigrations } from '@rendezvous/account';
import { type GivenMember, givenMember } from '@rendezvous/account/testing';
import type { Database } from '@rendezvous/server/database';
import { entities as siteEntities, migrations as siteMigrations } from '@rendezvous/site';
import { entities, migrations, type Wallets } from '../index.js';

/** Entities and migrations of billing and all that stands left of it. */
export const billingData = {
  entities: [...siteEntities, ...accountEntities, ...entities],
  migrations: [...siteMigrations, ...accountMigrations, ...migrations],
};

/** Before whatever a test does. */
const GIVEN_AT = '2026-01-01T00:00:00Z';

/** Puts a member with some credits into the database; answers the id. The ledger says the same as the wallet. */
export const givenMemberWithCredits = async (database: Database, credits: number, member: GivenMember = {}): Promise<number> => {
  const memberId = await givenMember(database, member);
  await database.change('insert into billing.wallets (member_id, granted) values ($1, $2)', [memberId, credits]);
  if (credits > 0) {
    await database.change(
      `insert into billing.entries (member_id, amount, granted, bought, kind, reference, at) values ($1, $2, $2, 0, 'demo', 'given', $3)`,
      [memberId, credits, GIVEN_AT],
    );
  }
  return memberId;
};

/** Lets a member buy credits for 100 cents, as far as the wallet goes; answers the order's id. */
export const givenPurchase = async (database: Database, wallets: Wallets, memberId: number, credits: number, at: Date): Promise<number> => {
  const [order] = await database.change<{ id: number }>(
    `insert into billing.orders (member_id, client_id, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at, expires_at)
     values ($1, gen_random_uuid(), '10', $2, 'NL', 'card', 'EUR', 100, 0, 100, 21, 17, $3, $3::timestamptz + interval '1 hour') returning id`,
    [memberId, credits, at],
  );
  const orderId = order!.id;
  await database.transaction((tx) => wallets.purchase(tx, { orderId, memberId, credits, paid: 100, currency: 'EUR', at }));
  return orderId;
};
