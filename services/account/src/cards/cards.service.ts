import { Injectable } from '@nestjs/common';
import type { MemberCard } from '@rendezvous/contracts/member';
import type { Locale } from '@rendezvous/contracts/reference';
import { Database } from '@rendezvous/server/database';
import { Regions, type Site } from '@rendezvous/site';
import { PhotoAddresses } from '../photos/photo-addresses.service.js';
import { cardOf, MEMBER_CARD_COLUMNS, type MemberCardRow } from './cards.rules.js';

/** Who looks, and when. */
export interface CardContext {
  readonly locale: Locale;
  readonly site: Site;
  readonly now: Date;
}

/** Members as cards. Whether a viewer may see one is not decided here: see `Visibility`. */
@Injectable()
export class Cards {
  constructor(
    private readonly database: Database,
    private readonly regions: Regions,
    private readonly addresses: PhotoAddresses,
  ) {}

  /** Ids that do not exist are left out. */
  async byIds(ids: readonly number[], context: CardContext): Promise<Map<number, MemberCard>> {
    const rows = await this.database.named<MemberCardRow>(
      'account.cards',
      `select ${MEMBER_CARD_COLUMNS('m')} from account.member_cards m where m.member_id = any($1::integer[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.card_member_id, this.toCard(row, context)]));
  }

  /** For rows that another store selected with `MEMBER_CARD_COLUMNS`. */
  toCard(row: MemberCardRow, { locale, now }: CardContext): MemberCard {
    return cardOf(row, {
      now,
      regionName: (country, code) => this.regions.nameOf(country, code, locale),
      mainImage: (key, placeholder) => this.addresses.mainImage(key, placeholder),
    });
  }
}
