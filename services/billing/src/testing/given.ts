import { entities as accountEntities, migrations as accountMigrations } from '@rendezvous/account';
import { type GivenMember, givenMember } from '@rendezvous/account/testing';
import type { Database } from '@rendezvous/server/database';
import { entities as siteEntities, migrations as siteMigrations } from '@rendezvous/site';
import { migrations, entities } from '../index.js';

/** Entities and migrations of billing and all that stands left of it. */
export const billingData = {
  entities: [...siteEntities, ...accountEntities, ...entities],
  migrations: [...siteMigrations, ...accountMigrations, ...migrations],
};

/** Puts a member with some credits into the database; answers the id. The ledger says the same as the wallet. */
export const givenMemberWithCredits = async (database: Database, credits: number, member: GivenMember = {}): Promise<number> => {
  const memberId = await givenMember(database, member);
  await database.read('insert into billing.wallets (member_id, granted) values ($1, $2)', [memberId, credits]);
  if (credits > 0) {
    await database.read(`insert into billing.entries (member_id, amount, kind, reference, at) values ($1, $2, 'demo', 'given', $3)`, [
      memberId,
      credits,
      new Date(),
    ]);
  }
  return memberId;
};
