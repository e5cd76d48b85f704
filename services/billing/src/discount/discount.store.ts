import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { BonusFacts } from './time-bonus.rules.js';
import type { LeavingDiscountFacts } from './leaving-discount.rules.js';
import type { WelcomeFacts } from './welcome.rules.js';

export interface TimeBonus extends BonusFacts {
  readonly code: string;
  readonly percentage: number;
}

/** What a member took who was about to leave. */
export interface LeavingDiscount extends LeavingDiscountFacts {
  readonly code: string;
  readonly percentage: number;
  readonly beganAt: Date;
}

export interface Welcome extends WelcomeFacts {
  readonly code: string;
  readonly percentage: number;
  readonly windowSeconds: number;
  readonly beganAt: Date | null;
}

const TIME_BONUS = `
  select c.code, c.percentage, c.window_seconds as "windowSeconds", m.premium, m.joined_at as "joinedAt",
         exists (select from billing.orders o where o.member_id = m.member_id and o.discount_code = c.code and o.completed_at is not null) as used
  from billing.discount_codes c join account.member_cards m on m.member_id = $1
  where c.reason = 'time-bonus' and c.active`;

const WINDOW = `select window_seconds as "windowSeconds" from billing.discount_codes where reason = 'time-bonus' and active`;

/** One that is switched off may have been on show until then: its window counts all the same. */
const WELCOME = `
  select c.code, c.percentage, c.window_seconds as "windowSeconds", m.premium, m.joined_at as "joinedAt", w.began_at as "beganAt", w.ends_at as "endsAt",
         exists (select from billing.orders o where o.member_id = m.member_id and o.completed_at is not null) as bought,
         (select l.expires_at from billing.discount_codes l where l.member_id = m.member_id and l.reason = 'leaving') as "leavingEndsAt",
         coalesce((select max(window_seconds) from billing.discount_codes where reason = 'time-bonus'), 0) as "bonusWindowSeconds"
  from billing.discount_codes c join account.member_cards m on m.member_id = $1
    left join billing.welcome_offers w on w.member_id = m.member_id and w.code = c.code
  where c.reason = 'welcome' and c.active`;

const LEAVING = `
  select c.code, c.percentage, c.active, c.created_at as "beganAt", c.expires_at as "endsAt",
         exists (select from billing.orders o where o.member_id = c.member_id and o.discount_code = c.code and o.completed_at is not null) as used
  from billing.discount_codes c where c.member_id = $1 and c.reason = 'leaving'`;

/** SQL of the discounts that members have without typing a code. */
@Injectable()
export class DiscountStore {
  constructor(private readonly database: Database) {}

  /** The site's time bonus and what it depends on for this member; null when there is none. */
  async timeBonus(memberId: number): Promise<TimeBonus | null> {
    const [row] = await this.database.read<TimeBonus>(TIME_BONUS, [memberId], { prepared: 'billing.time-bonus' });
    return row ?? null;
  }

  /** How long the site's time bonus runs from the signup; 0 when there is none. */
  async windowSeconds(): Promise<number> {
    const [row] = await this.database.read<{ windowSeconds: number }>(WINDOW, [], { prepared: 'billing.time-bonus-window' });
    return row?.windowSeconds ?? 0;
  }

  /** What the member took who was about to leave; null for whoever took nothing. */
  async leaving(memberId: number): Promise<LeavingDiscount | null> {
    const [row] = await this.database.read<LeavingDiscount>(LEAVING, [memberId], { prepared: 'billing.leaving-discount' });
    return row ?? null;
  }

  /** The site's welcome discount and what it depends on for this member; null when there is none. */
  async welcome(memberId: number): Promise<Welcome | null> {
    const [row] = await this.database.read<Welcome>(WELCOME, [memberId], { prepared: 'billing.welcome' });
    return row ?? null;
  }

  /** Lets a member's welcome discount begin; one that has begun, of whatever code, stays as it is. @returns whether it begins now */
  async beginWelcome(tx: Tx, memberId: number, code: string, beganAt: Date, endsAt: Date): Promise<boolean> {
    const begun = await tx.change(
      `insert into billing.welcome_offers (member_id, code, began_at, ends_at) values ($1, $2, $3, $4)
       on conflict (member_id) do nothing returning member_id`,
      [memberId, code, beganAt, endsAt],
    );
    return begun.length > 0;
  }
}
