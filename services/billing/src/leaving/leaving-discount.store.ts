import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { LeavingOfferFacts } from '../discount/leaving-discount.rules.js';

/** Without those that are taken for others. */
const SIGNS = 'ACDEFGHJKLMNPQRTUVWXY3479';
const SIGNS_OF_A_CODE = 10;
const newCode = (): string => `STAY${Array.from({ length: SIGNS_OF_A_CODE }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

const FACTS = `
  select m.joined_at as "joinedAt", w.ends_at as "welcomeEndsAt", m.kept_back is not null as "keptBack",
         coalesce((select max(window_seconds) from billing.discount_codes where reason = 'time-bonus'), 0) as "bonusWindowSeconds",
         exists (select from billing.discount_codes c where c.member_id = m.member_id and c.reason = 'leaving') as taken
  from account.member_cards m left join billing.welcome_offers w on w.member_id = m.member_id
  where m.member_id = $1`;

/** SQL of discounts that members take who are about to leave. */
@Injectable()
export class LeavingDiscountStore {
  constructor(private readonly database: Database) {}

  /** null for whoever is no member any more. */
  async facts(memberId: number): Promise<Omit<LeavingOfferFacts, 'percentage' | 'canBuy'> | null> {
    const [row] = await this.database.read<Omit<LeavingOfferFacts, 'percentage' | 'canBuy'>>(FACTS, [memberId]);
    return row ?? null;
  }

  /** Of many at once for one member, the first makes it; the others change nothing. @returns whether it is the first */
  async add(tx: Tx, memberId: number, percentage: number, at: Date, expiresAt: Date): Promise<boolean> {
    const rows = await tx.change(
      `insert into billing.discount_codes (code, reason, percentage, active, member_id, expires_at, created_at)
       values ($1, 'leaving', $2, true, $3, $4, $5) on conflict (member_id) where reason = 'leaving' do nothing returning code`,
      [newCode(), percentage, memberId, expiresAt, at],
    );
    return rows.length > 0;
  }
}
