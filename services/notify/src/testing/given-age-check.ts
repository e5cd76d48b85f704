import { randomUUID } from 'node:crypto';
import { days } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';

/** A company said yes of a member's age, and that is good for seven days more. */
export const givenAgeCheck = async ({ database, clock }: TestApp, memberId: number): Promise<void> => {
  const now = clock.now();
  await database.change(
    `insert into account.age_checks
       (id, member_id, provider, min_age, stated_birth_date, valid_days, state, begun_at, lapses_at, decided_at, valid_until)
     select $1, m.id, 'sandbox', 18, m.birth_date, 365, 'over', $3, $4, $3, $4 from account.members m where m.id = $2`,
    [randomUUID(), memberId, now, new Date(now.getTime() + days(7))],
  );
};
