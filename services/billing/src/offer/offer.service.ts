import type { Offer } from '@rendezvous/contracts/billing/bundles';
import { seconds } from '@rendezvous/contracts/kernel';
import type { TimeBonus } from '@rendezvous/contracts/session';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { bonusEndsAt } from './offer.rules.js';
import { OfferStore } from './offer.store.js';

const WINDOW_KEPT_SECONDS = 30;

/** The one discount that a member is offered now. */
@Injectable()
export class OfferService {
  private windowSeconds = 0;
  private windowReadAt = -Infinity;

  constructor(
    private readonly store: OfferStore,
    private readonly clock: Clock,
  ) {}

  /** The server decides and holds the deadline; null without an offer. */
  async of(memberId: number): Promise<Offer | null> {
    const now = this.clock.now();
    const bonus = await this.store.timeBonus(memberId);
    const endsAt = bonus === null ? null : bonusEndsAt(bonus, now);
    if (bonus === null || endsAt === null) return null;
    return {
      code: bonus.code,
      reason: 'time-bonus',
      percentage: bonus.percentage,
      began_at: bonus.joinedAt.toISOString(),
      ends_at: endsAt.toISOString(),
      seconds_left: Math.ceil((endsAt.getTime() - now.getTime()) / 1000),
    };
  }

  /**
   * The time bonus of a member whose page is drawn: asked with every page, so whoever joined too long ago costs no query. Null without
   * one.
   */
  async timeBonus({ memberId, joinedAt }: { memberId: number; joinedAt: Date }): Promise<TimeBonus | null> {
    const age = this.clock.now().getTime() - joinedAt.getTime();
    if (age >= seconds(await this.window())) return null;
    const offer = await this.of(memberId);
    if (offer?.began_at == null || offer.ends_at === null || offer.seconds_left === null) return null;
    const { percentage, began_at, ends_at, seconds_left } = offer;
    return { percentage, began_at, ends_at, seconds_left };
  }

  /** The window changes by hand and seldom. */
  private async window(): Promise<number> {
    const now = this.clock.now().getTime();
    if (now - this.windowReadAt >= seconds(WINDOW_KEPT_SECONDS)) {
      this.windowSeconds = await this.store.windowSeconds();
      this.windowReadAt = now;
    }
    return this.windowSeconds;
  }
}
