import { type OperatorDiscountCode, OPERATOR_CODES_PAGE } from '@rendezvous/contracts/billing/operator-discount-codes';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { DiscountCodeRow } from './discount-code.entity.js';
import { toDiscountCode } from './discount-code.rules.js';

export type NewCode = Pick<
  DiscountCodeRow,
  | 'code'
  | 'percentage'
  | 'country'
  | 'memberId'
  | 'madeBy'
  | 'expiresAt'
  | 'currency'
  | 'minimumOrderValue'
  | 'maximumUses'
  | 'paymentMethods'
  | 'createdAt'
>;

interface Uses {
  readonly code: string;
  readonly used: number;
  readonly reserved: number;
}

const USES = `
  select discount_code as code,
    count(distinct member_id) filter (where completed_at is not null)::integer as used,
    count(distinct member_id) filter (where state in ('created', 'pending'))::integer as reserved
  from billing.orders
  where discount_code = any($1::text[]) and (state in ('created', 'pending') or completed_at is not null)
  group by discount_code`;

/** SQL of discount codes, as operators keep them. */
@Injectable()
export class OperatorCodesStore {
  constructor(private readonly database: Database) {}

  /** Latest first, one more than a page. @param before only older ones */
  async page(all: boolean, before: number | null): Promise<{ codes: DiscountCodeRow[]; more: boolean }> {
    const query = this.database.dataSource.manager
      .createQueryBuilder(DiscountCodeRow, 'c')
      .orderBy('c.id', 'DESC')
      .take(OPERATOR_CODES_PAGE + 1);
    if (!all) query.andWhere(`c.active and c.reason <> 'leaving'`);
    if (before !== null) query.andWhere('c.id < :before', { before });
    const codes = await query.getMany();
    return { codes: codes.slice(0, OPERATOR_CODES_PAGE), more: codes.length > OPERATOR_CODES_PAGE };
  }

  find(code: string): Promise<DiscountCodeRow | null> {
    return this.database.dataSource.manager.findOneBy(DiscountCodeRow, { code });
  }

  async memberExists(memberId: number): Promise<boolean> {
    return (await this.database.read('select from account.member_cards where member_id = $1', [memberId])).length > 0;
  }

  /** @returns false when there is one by this code already */
  async add(tx: Tx, code: NewCode): Promise<boolean> {
    const row = { ...code, reason: 'code' as const, windowSeconds: null, active: true };
    const { raw } = await tx.manager.createQueryBuilder().insert().into(DiscountCodeRow).values(row).orIgnore().returning('code').execute();
    return (raw as unknown[]).length > 0;
  }

  /** @returns false when it was so already, or there is none by this code */
  async setActive(tx: Tx, code: string, active: boolean): Promise<boolean> {
    const { affected } = await tx.manager.update(DiscountCodeRow, { code, active: !active }, { active });
    return affected === 1;
  }

  /** Codes as operators see them. */
  async withUses(codes: readonly DiscountCodeRow[], now: Date): Promise<OperatorDiscountCode[]> {
    const uses = await this.database.read<Uses>(USES, [codes.map(({ code }) => code)]);
    return codes.map((row) => {
      const { used = 0, reserved = 0 } = uses.find(({ code }) => code === row.code) ?? {};
      return {
        ...toDiscountCode(row, row.expiresAt, now),
        id: row.id,
        reason: row.reason,
        maximum_uses: row.maximumUses,
        used,
        reserved,
        created_at: row.createdAt.toISOString(),
      };
    });
  }
}
