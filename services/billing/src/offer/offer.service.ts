import type { Offer } from '@rendezvous/contracts/billing';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { bonusEndsAt } from './offer.rules.js';
import { OfferStore } from './offer.store.js';

/** The one discount that a member is offered now. */
@Injectable()
export class OfferService {
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
}
