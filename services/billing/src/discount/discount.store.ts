import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import type { BonusFacts } from './time-bonus.rules.js';

export interface TimeBonus extends BonusFacts {
  readonly code: string;
  readonly percentage: number;
}

const TIME_BONUS = `
  select f.code, f.percentage, f.window_seconds as "windowSeconds", m.premium, m.joined_at as "joinedAt",
         exists (select from billing.orders o where o.member_id = m.member_id and o.discount_code = f.code and o.completed_at is not null) as used
  from billing.offers f join account.member_cards m on m.member_id = $1
  where f.reason = 'time-bonus' and f.active`;

const WINDOW = `select window_seconds as "windowSeconds" from billing.offers where reason = 'time-bonus' and active`;

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
}
