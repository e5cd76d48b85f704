import type { TestApp } from '@rendezvous/server/testing';

/** A call by which an operator changes something. */
export interface OperatorCall {
  /** Makes what the call is about. @returns what it is called with */
  readonly given: (app: TestApp, operatorId: number) => Promise<object>;
  /** What the audit log says that was done. */
  readonly action: string;
  /** Of a `multipart` call. */
  readonly file?: () => Promise<Uint8Array>;
}

let count = 0;

/** Whom operators do something about. */
export const givenMember = async ({ database, clock }: TestApp): Promise<{ memberId: number }> => {
  const [row] = await database.change<{ memberId: number }>(
    `insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, joined_at, activated_at, last_active_at)
     values ($1, $2, 'none', 'activated', 'female', 'hetero', '1990-01-01', 'FR', $3, $3, $3) returning id as "memberId"`,
    [`operated-${++count}@given.test`, `Operated ${count}`, clock.now()],
  );
  return row!;
};
