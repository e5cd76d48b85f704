import { Injectable } from '@nestjs/common';
import type { MemberCard } from '@rendezvous/contracts/member';
import type { Locale } from '@rendezvous/contracts/reference';
import { Database } from '@rendezvous/server/database';
import { Regions, type Site } from '@rendezvous/site';
import { PhotoUrls } from '../photos/photo-urls.service.js';
import { type Relation, Visibility } from '../visibility/visibility.service.js';
import { cardOf, type MemberCardRow, type CardView } from './cards.rules.js';
import { findCard } from './cards.store.js';

/** Who looks, and when. */
export interface CardContext {
  readonly locale: Locale;
  readonly site: Site;
  readonly now: Date;
}

/**
 * Members as cards: what lists and heads show of a member. There is no card without saying how its viewer sees the member, which `Visibility`
 * decides.
 */
@Injectable()
export class Cards {
  constructor(
    private readonly database: Database,
    private readonly regions: Regions,
    private readonly photoUrls: PhotoUrls,
    private readonly visibility: Visibility,
  ) {}

  /** null for a member who does not exist or whose card is not shown in this relation. */
  async find(memberId: number, relation: Relation, context: CardContext): Promise<MemberCard | null> {
    if (!relation.card) return null;
    const row = await findCard(this.database, memberId);
    return row === null ? null : this.toCard(row, relation, context);
  }

  /** A member's card as a viewer sees it; null when they do not. @param viewerId null for a visitor */
  async seenBy(viewerId: number | null, memberId: number, context: CardContext): Promise<MemberCard | null> {
    return this.find(memberId, await this.visibility.relation(this.database, viewerId, memberId), context);
  }

  /** For rows that another store selected with `MEMBER_CARD_COLUMNS`, of members whom the viewer may see. */
  toCard(row: MemberCardRow, view: CardView, { locale, site, now }: CardContext): MemberCard {
    return cardOf(row, view, {
      now,
      siteFields: site.settings.visible_profile_fields,
      regionName: (country, code) => this.regions.nameOf(country, code, locale),
      mainImage: (key, placeholder) => this.photoUrls.mainImage(key, placeholder),
    });
  }
}
