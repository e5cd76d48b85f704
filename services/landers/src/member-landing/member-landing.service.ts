import { Injectable } from '@nestjs/common';
import { Cards, Visibility } from '@rendezvous/account';
import type { MemberCard } from '@rendezvous/contracts/member';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import type { Caller } from '@rendezvous/server/http';
import { Refusal } from '@rendezvous/server/refusal';
import { searchOpen, Sites, type TrafficSource } from '@rendezvous/site';

/** Members whom a page may present to visitors: those whom the search would list to them. */
@Injectable()
export class MemberLandings {
  constructor(
    private readonly sites: Sites,
    private readonly visibility: Visibility,
    private readonly cards: Cards,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Throws `landers.member-not-listed` whatever the reason is: nothing tells who hides from who never was. */
  async read(memberId: number, caller: Caller, source: TrafficSource | null): Promise<MemberCard> {
    const { site, relation, listed } = await this.lookAt(memberId, caller, source);
    const card = listed ? await this.cards.find(memberId, relation, { locale: caller.locale, site, now: this.clock.now() }) : null;
    if (card === null) throw new Refusal('landers.member-not-listed');
    return card;
  }

  /** Whether a page about this member is one. */
  async presents(memberId: number, caller: Caller, source: TrafficSource | null): Promise<boolean> {
    return !Number.isNaN(memberId) && (await this.lookAt(memberId, caller, source)).listed;
  }

  private async lookAt(memberId: number, caller: Caller, source: TrafficSource | null) {
    const site = await this.sites.forHost(caller.site.host);
    const viewerId = caller.viewer?.memberId ?? null;
    const relation = await this.visibility.relation(this.database, viewerId, memberId);
    return { site, relation, listed: relation.listed && (viewerId !== null || searchOpen(site.settings, source)) };
  }
}
