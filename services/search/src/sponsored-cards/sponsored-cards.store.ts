import { Injectable } from '@nestjs/common';
import type { CountryCode, Locale } from '@rendezvous/contracts/reference';
import type { SponsoredKind } from '@rendezvous/contracts/search/sponsored-cards';
import { Database } from '@rendezvous/server/database';

/** Where and when a reader looks, and in which language they read. */
export interface CardReader {
  readonly siteId: number;
  readonly locale: Locale;
  readonly country: CountryCode;
  /** The day that it is on the site. */
  readonly day: string;
}

export interface ShowableRow {
  readonly id: number;
  readonly kind: SponsoredKind;
  readonly words: { readonly title: string; readonly text: string };
  readonly link: string;
  readonly positions: number[];
  readonly pictureKey: string;
}

/** Reads which cards may be shown. */
@Injectable()
export class SponsoredCardsStore {
  constructor(private readonly database: Database) {}

  /** Those of a reader's language and country that have a picture and whose time it is, in the order in which they were added. */
  showable({ siteId, locale, country, day }: CardReader): Promise<ShowableRow[]> {
    return this.database.read<ShowableRow>(
      `select id, kind, texts -> $2::text as words, link, positions, picture_key as "pictureKey" from search.sponsored_cards
       where site_id = $1 and withdrawn_at is null and picture_key is not null and texts ? $2::text
         and (countries = '{}' or $3 = any (countries)) and starts_on <= $4::date and (ends_on is null or ends_on >= $4::date)
       order by id`,
      [siteId, locale, country, day],
      { prepared: 'search.showable-cards' },
    );
  }
}
