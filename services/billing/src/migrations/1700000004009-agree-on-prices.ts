import type { MigrationInterface, QueryRunner } from 'typeorm';

const REQUESTS = `
  create table billing.price_requests (
    id integer generated always as identity primary key,
    bundle_id text not null references billing.bundles (id),
    currency text not null,
    amount integer not null check (amount > 0),
    begins_at timestamptz,
    state text not null default 'open' check (state in ('open', 'applied', 'declined')),
    asked_by integer not null references account.members (id),
    asked_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > asked_at),
    decided_by integer references account.members (id),
    decided_at timestamptz,
    withdrawn_by integer references account.members (id),
    withdrawn_at timestamptz,
    unique (id, state, bundle_id, currency, amount),
    check ((decided_at is null) = (state = 'open') and (decided_at is null) = (decided_by is null)),
    check ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null or state = 'applied')),
    constraint price_requests_four_eyes check (decided_by <> asked_by)
  );
  create index price_requests_open on billing.price_requests (currency, bundle_id) where state = 'open';
  comment on table billing.price_requests is 'Prices that an operator asks for and another one decides about.';
  comment on column billing.price_requests.begins_at is 'null: as soon as it is approved.';
`;

/** Those from before stay as they are. Agreed is what somebody asked for and somebody else applied, with this amount. */
const AGREED = `
  alter table billing.prices
    add request_id integer,
    add agreed text not null default 'applied' check (agreed = 'applied'),
    add constraint prices_are_agreed foreign key (request_id, agreed, bundle_id, currency, amount)
      references billing.price_requests (id, state, bundle_id, currency, amount) deferrable initially deferred,
    add constraint prices_are_asked_for check (begins_at = '-infinity' or request_id is not null) not valid;
  comment on column billing.prices.agreed is 'The state of its request, which the database holds it to.';
`;

/** A price begins only after two operators agreed. */
export class AgreeOnPrices1700000004009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REQUESTS);
    await runner.query(AGREED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.prices drop constraint prices_are_agreed, drop constraint prices_are_asked_for, drop request_id, drop agreed;
      drop table billing.price_requests;
    `);
  }
}
