import type { Discount } from '@rendezvous/contracts/billing/bundles';
import { seconds } from '@rendezvous/contracts/kernel';
import type { TimeBonus } from '@rendezvous/contracts/session';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { bonusEndsAt } from './time-bonus.rules.js';
import { DiscountStore } from './discount.store.js';

const WINDOW_KEPT_SECONDS = 30;

/** The one discount that a member has now. */
@Injectable()
export class Discounts {
  private windowSeconds = 0;
  private windowReadAt = -Infinity;

  constructor(
    private readonly store: DiscountStore,
    private readonly clock: Clock,
  ) {}

  /** The server decides and holds the deadline; null without a discount. */
  async find(memberId: number): Promise<Discount | null> {
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
  async findTimeBonus({ memberId, joinedAt }: { memberId: number; joinedAt: Date }): Promise<TimeBonus | null> {
    const age = this.clock.now().getTime() - joinedAt.getTime();
    if (age >= seconds(await this.window())) return null;
    const discount = await this.find(memberId);
    if (discount?.began_at == null || discount.ends_at === null || discount.seconds_left === null) return null;
    const { percentage, began_at, ends_at, seconds_left } = discount;
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
