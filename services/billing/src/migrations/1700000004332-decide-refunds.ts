import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of a refund of which its provider does not say it: one operator tells what they heard there, another one agrees. */
export class DecideRefunds1700000004332 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.refund_decisions (
        id integer generated always as identity primary key,
        refund_id uuid not null references billing.refunds (id),
        outcome text not null check (outcome in ('paid', 'not-paid')),
        reason text not null,
        state text not null default 'open' check (state in ('open', 'applied', 'declined')),
        asked_by integer not null references account.members (id),
        asked_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > asked_at),
        decided_by integer references account.members (id),
        decided_at timestamptz,
        check ((decided_at is null) = (state = 'open') and (decided_at is null) = (decided_by is null)),
        constraint refund_decisions_four_eyes check (decided_by <> asked_by)
      );
      create index refund_decisions_of_refund on billing.refund_decisions (refund_id);
      comment on table billing.refund_decisions is 'What an operator heard of a refund at its provider, and another one decides about.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.refund_decisions');
  }
}
