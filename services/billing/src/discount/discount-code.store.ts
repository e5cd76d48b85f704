import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { DiscountCodeRow } from './discount-code.entity.js';
import { usesByOthers } from './discount-uses.js';

/** What orders have made of a code so far. */
export interface CodeUses {
  /** The member has paid an order with it. */
  readonly used: boolean;
  /** Other members who hold it or have paid with it; 0 for a code without a limit. */
  readonly usedByOthers: number;
}

const USES = `
  select exists (select from billing.orders o where o.member_id = $1 and o.discount_code = c.code and o.completed_at is not null) as used,
    case when c.maximum_uses is null then 0 else ${usesByOthers('c.code', '$1')} end as "usedByOthers"
  from billing.discount_codes c where c.code = $2`;

/** SQL of discount codes, as members use them. */
@Injectable()
export class DiscountCodeStore {
  constructor(private readonly database: Database) {}

  find(code: string): Promise<DiscountCodeRow | null> {
    return this.database.dataSource.manager.findOneBy(DiscountCodeRow, { code });
  }

  async uses(memberId: number, code: string): Promise<CodeUses> {
    const [row] = await this.database.read<CodeUses>(USES, [memberId, code], { prepared: 'billing.discount-code-uses' });
    return row ?? { used: false, usedByOthers: 0 };
  }
}
