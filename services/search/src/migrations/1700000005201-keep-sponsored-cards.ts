import type { MigrationInterface, QueryRunner } from 'typeorm';

const SPONSORED_CARDS = `
  create table search.sponsored_cards (
    id integer generated always as identity primary key,
    site_id integer not null references site.sites (id) on delete cascade,
    client_id uuid not null,
    kind text not null,
    texts jsonb not null,
    link text not null,
    positions smallint[] not null,
    countries text[] not null,
    starts_on date not null,
    ends_on date,
    picture_key text,
    version integer not null default 1,
    created_at timestamptz not null,
    withdrawn_at timestamptz,
    constraint sponsored_cards_client_id unique (client_id),
    constraint sponsored_cards_kind check (kind in ('cam', 'resell')),
    constraint sponsored_cards_texts check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
    constraint sponsored_cards_link check (link ~ '^https://[^/?#@]+([/?#]|$)'),
    constraint sponsored_cards_positions check (cardinality(positions) between 1 and 4 and 1 <= all (positions) and 24 >= all (positions)),
    constraint sponsored_cards_period check (starts_on <= ends_on),
    constraint sponsored_cards_picture check (picture_key ~ '^[0-9a-f]{32}$')
  );
  comment on table search.sponsored_cards is 'Advertisements among results, as operators write them. Nothing of a member, and nobody who saw or pressed one.';
  create unique index sponsored_cards_picture_key on search.sponsored_cards (picture_key);
  create index sponsored_cards_site on search.sponsored_cards (site_id) where withdrawn_at is null;
`;

/** Advertisements that a site may show among its results. */
export class KeepSponsoredCards1700000005201 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(SPONSORED_CARDS);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table search.sponsored_cards');
  }
}
