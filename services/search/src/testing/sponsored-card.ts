import { randomUUID } from 'node:crypto';
import type { Database } from '@rendezvous/server/database';

interface GivenCard {
  readonly texts?: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  readonly positions?: readonly number[];
  readonly countries?: readonly string[];
  readonly startsOn?: string;
  readonly endsOn?: string | null;
  /** Whether it has a picture, which then lies nowhere. */
  readonly picture?: boolean;
  readonly withdrawnAt?: Date | null;
  readonly siteId?: number;
}

const words = { title: 'Evenings live', text: 'People talk in front of their cameras.' };

/** A sponsored card that is there for all who read English, unless it says otherwise. */
export const givenCard = async (database: Database, card: GivenCard = {}): Promise<number> => {
  const { texts = { en: words }, positions = [4], countries = [], startsOn = '2020-01-01', endsOn = null, picture = true } = card;
  const [row] = await database.change<{ id: number }>(
    `insert into search.sponsored_cards
       (site_id, client_id, kind, texts, link, positions, countries, starts_on, ends_on, picture_key, withdrawn_at, created_at)
     values ($1, $2::uuid, 'cam', $3, 'https://cams.example/live', $4, $5, $6, $7, case when $8::boolean then md5($2::uuid::text) end, $9, '2020-01-01') returning id`,
    [card.siteId ?? 1, randomUUID(), JSON.stringify(texts), positions, countries, startsOn, endsOn, picture, card.withdrawnAt ?? null],
  );
  return row!.id;
};
