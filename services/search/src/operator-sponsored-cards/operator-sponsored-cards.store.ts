import { Injectable } from '@nestjs/common';
import type { CountryCode } from '@rendezvous/contracts/reference';
import {
  OPERATOR_CARDS_PAGE,
  type OperatorSponsoredCard,
  type SponsoredState,
} from '@rendezvous/contracts/search/operator-sponsored-cards';
import { Database, type Tx } from '@rendezvous/server/database';

/** What operators write of a card. */
export type WrittenCard = Pick<OperatorSponsoredCard, 'kind' | 'texts' | 'link' | 'positions' | 'countries' | 'starts_on' | 'ends_on'>;

export interface CardRow extends WrittenCard {
  readonly id: number;
  readonly site_id: number;
  readonly countries: CountryCode[];
  readonly picture_key: string | null;
  readonly version: number;
  readonly state: SponsoredState;
}

const WRITTEN = 'kind, texts, link, positions, countries, starts_on, ends_on';

/** @param today placeholder of the day that it is on the card's site, by the site's id */
const stateSql = (today: string): string => `case when withdrawn_at is not null then 'withdrawn'
  when ends_on < (${today} ->> site_id::text)::date then 'over' when picture_key is null then 'no-picture'
  when starts_on > (${today} ->> site_id::text)::date then 'planned' else 'shown' end`;

const columns = (today: string): string =>
  `id, site_id, kind, texts, link, positions, countries, starts_on::text, ends_on::text, picture_key, version, ${stateSql(today)} as state`;

/** The day that it is on each site, by its id. */
export type Today = Readonly<Record<number, string>>;

const written = ({ kind, texts, link, positions, countries, starts_on: from, ends_on: to }: WrittenCard): unknown[] => [
  kind,
  JSON.stringify(texts),
  link,
  positions,
  countries,
  from,
  to,
];

/** SQL of sponsored cards as operators work with them. */
@Injectable()
export class OperatorSponsoredCardsStore {
  constructor(private readonly database: Database) {}

  /** One more than a page. */
  page(state: SponsoredState | 'all', after: number | null, today: Today): Promise<CardRow[]> {
    return this.database.read<CardRow>(
      `select * from (select ${columns('$1::jsonb')} from search.sponsored_cards) card
       where ($2 = 'all' or state = $2) and ($3::integer is null or id < $3) order by id desc limit ${OPERATOR_CARDS_PAGE + 1}`,
      [JSON.stringify(today), state, after],
    );
  }

  async find(id: number, today: Today): Promise<CardRow | null> {
    const [row] = await this.database.read<CardRow>(`select ${columns('$1::jsonb')} from search.sponsored_cards where id = $2`, [
      JSON.stringify(today),
      id,
    ]);
    return row ?? null;
  }

  /** @returns null when the same page added it before */
  async add(tx: Tx, siteId: number, clientId: string, card: WrittenCard, at: Date): Promise<number | null> {
    const [row] = await tx.change<{ id: number }>(
      `insert into search.sponsored_cards (site_id, client_id, created_at, ${WRITTEN}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (client_id) do nothing returning id`,
      [siteId, clientId, at, ...written(card)],
    );
    return row?.id ?? null;
  }

  async idOf(clientId: string): Promise<number | null> {
    const [row] = await this.database.read<{ id: number }>('select id from search.sponsored_cards where client_id = $1', [clientId]);
    return row?.id ?? null;
  }

  /** What two operators could do at once, one after the other. @returns null when there is none */
  async lock(
    tx: Tx,
    id: number,
  ): Promise<{ readonly version: number; readonly withdrawn: boolean; readonly picture_key: string | null } | null> {
    const [row] = await tx.read<{ version: number; withdrawn: boolean; picture_key: string | null }>(
      'select version, withdrawn_at is not null as withdrawn, picture_key from search.sponsored_cards where id = $1 for update',
      [id],
    );
    return row ?? null;
  }

  async change(tx: Tx, id: number, card: WrittenCard): Promise<void> {
    await tx.change(
      `update search.sponsored_cards set (${WRITTEN}) = row ($2::text, $3::jsonb, $4::text, $5::smallint[], $6::text[], $7::date, $8::date), version = version + 1
       where id = $1`,
      [id, ...written(card)],
    );
  }

  async changePicture(tx: Tx, id: number, key: string): Promise<void> {
    await tx.change('update search.sponsored_cards set picture_key = $2 where id = $1', [id, key]);
  }

  async withdraw(tx: Tx, id: number, at: Date): Promise<void> {
    await tx.change('update search.sponsored_cards set withdrawn_at = $2 where id = $1', [id, at]);
  }

  /** Of these keys those that a card names. */
  async named(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.read<{ key: string }>(
      'select picture_key as key from search.sponsored_cards where picture_key = any ($1)',
      [keys],
    );
    return new Set(rows.map(({ key }) => key));
  }
}
