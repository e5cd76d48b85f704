import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** Which purchases count: what was signed, and whose money was or will be collected. */
const COUNTS = `d.signed_at > $2 and d.state <> 'withheld'`;

/** SQL of what was signed within some time. Sums are cents. */
@Injectable()
export class DirectDebitLimitStore {
  constructor(private readonly database: Database) {}

  async ofMember(memberId: number, since: Date, tx?: Tx): Promise<number> {
    const [row] = await (tx ?? this.database).read<{ sum: number }>(
      `select coalesce(sum(d.amount), 0)::integer as sum
       from billing.direct_debits d join billing.mandates m on m.id = d.mandate_id where m.member_id = $1 and ${COUNTS}`,
      [memberId, since],
    );
    return row!.sum;
  }

  async ofAccount(accountKey: string, since: Date, tx?: Tx): Promise<number> {
    const [row] = await (tx ?? this.database).read<{ sum: number }>(
      `select coalesce(sum(d.amount), 0)::integer as sum
       from billing.direct_debits d join billing.mandates m on m.id = d.mandate_id where m.account_key = $1 and ${COUNTS}`,
      [accountKey, since],
    );
    return row!.sum;
  }

  /** Whether a debit from this account went back, to whichever member it was, and no operator has let that member pay so again. */
  async isAccountBlocked(accountKey: string): Promise<boolean> {
    const rows = await this.database.read(
      `select from billing.mandates m
         join billing.direct_debits d on d.mandate_id = m.id
         join billing.disputes x on x.provider = 'sepa' and x.reference = d.payment_id::text
       where m.account_key = $1 and x.status = 'lost' and x.unblocked_at is null limit 1`,
      [accountKey],
    );
    return rows.length > 0;
  }
}
