import type { Discount } from '@rendezvous/contracts/billing/bundles';
import { seconds } from '@rendezvous/contracts/kernel';
import type { TimeBonus } from '@rendezvous/contracts/session';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Sites } from '@rendezvous/site';
import { leavingDiscountEndsAt } from './leaving-discount.rules.js';
import { bonusEndsAt } from './time-bonus.rules.js';
import { DiscountStore, type LeavingDiscount, type Welcome } from './discount.store.js';
import { mayBeginWelcome, welcomeEndsAt } from './welcome.rules.js';

const WINDOW_KEPT_SECONDS = 30;

/** The one discount that a member has now. */
@Injectable()
export class Discounts {
  private windowSeconds = 0;
  private windowReadAt = -Infinity;

  constructor(
    private readonly database: Database,
    private readonly sites: Sites,
    private readonly store: DiscountStore,
    private readonly clock: Clock,
  ) {}

  /** The server decides and holds the deadline; null without a discount. The time bonus goes first, then what the member took. */
  async find(memberId: number): Promise<Discount | null> {
    const now = this.clock.now();
    return (await this.ofMember(memberId, now)) ?? welcomeDiscount(await this.store.welcome(memberId), now);
  }

  /** The same for a member who is shown it on a site: the time of the welcome discount begins when it is first on show, and never again. */
  async offer(memberId: number, siteId: number): Promise<Discount | null> {
    const now = this.clock.now();
    const own = await this.ofMember(memberId, now);
    if (own !== null) return own;
    const welcome = await this.store.welcome(memberId);
    if (welcome === null || !mayBeginWelcome(welcome, this.sites.ofId(siteId).settings.offer_quiet_days, now))
      return welcomeDiscount(welcome, now);
    const endsAt = new Date(now.getTime() + seconds(welcome.windowSeconds));
    await this.database.transaction(async (tx) => {
      if (await this.store.beginWelcome(tx, memberId, welcome.code, now, endsAt))
        await tx.publish('billing.welcome-begun', { memberId, endsAt: endsAt.toISOString() });
    });
    return welcomeDiscount(await this.store.welcome(memberId), now);
  }

  /**
   * The time bonus of a member whose page is drawn: asked with every page, so whoever joined too long ago costs no query. Null without
   * one.
   */
  async findTimeBonus({ memberId, joinedAt }: { memberId: number; joinedAt: Date }): Promise<TimeBonus | null> {
    const age = this.clock.now().getTime() - joinedAt.getTime();
    if (age >= seconds(await this.window())) return null;
    const discount = await this.timeBonus(memberId, this.clock.now());
    if (discount?.began_at == null || discount.ends_at === null || discount.seconds_left === null) return null;
    const { percentage, began_at, ends_at, seconds_left } = discount;
    return { percentage, began_at, ends_at, seconds_left };
  }

  /** What a member took who was about to leave, while it counts; null without. */
  async findLeaving(memberId: number): Promise<Discount | null> {
    return leavingDiscount(await this.store.leaving(memberId), this.clock.now());
  }

  private async ofMember(memberId: number, now: Date): Promise<Discount | null> {
    return (await this.timeBonus(memberId, now)) ?? leavingDiscount(await this.store.leaving(memberId), now);
  }

  private async timeBonus(memberId: number, now: Date): Promise<Discount | null> {
    const bonus = await this.store.timeBonus(memberId);
    if (bonus === null) return null;
    return toDiscount('time-bonus', bonus, { beganAt: bonus.joinedAt, endsAt: bonusEndsAt(bonus, now) }, now);
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

interface Period {
  readonly beganAt: Date | null;
  readonly endsAt: Date | null;
}

/** null without an end: it is not offered now. */
const toDiscount = (
  reason: Discount['reason'],
  { code, percentage }: Pick<Discount, 'code' | 'percentage'>,
  { beganAt, endsAt }: Period,
  now: Date,
): Discount | null =>
  endsAt === null
    ? null
    : {
        code,
        reason,
        percentage,
        began_at: beganAt?.toISOString() ?? null,
        ends_at: endsAt.toISOString(),
        seconds_left: Math.ceil((endsAt.getTime() - now.getTime()) / 1000),
      };

const leavingDiscount = (taken: LeavingDiscount | null, now: Date): Discount | null =>
  taken === null ? null : toDiscount('leaving', taken, { beganAt: taken.beganAt, endsAt: leavingDiscountEndsAt(taken, now) }, now);

const welcomeDiscount = (welcome: Welcome | null, now: Date): Discount | null =>
  welcome === null ? null : toDiscount('welcome', welcome, { beganAt: welcome.beganAt, endsAt: welcomeEndsAt(welcome, now) }, now);
