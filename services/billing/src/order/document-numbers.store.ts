import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';

/** Documents that are numbered without a gap, each kind by itself. */
type Counters = 'invoice_counters' | 'credit_note_counters';

/** SQL of the numbers of invoices and credit notes. */
@Injectable()
export class DocumentNumbersStore {
  /** The next number of a year. The counter's row is locked until the end of the transaction, so numbers have no gap and no double. */
  async next(tx: Tx, counters: Counters, year: number): Promise<number> {
    const [row] = await tx.change<{ last: number }>(
      `insert into billing.${counters} as c (year, last) values ($1, 1)
       on conflict (year) do update set last = c.last + 1 returning last`,
      [year],
    );
    return row!.last;
  }
}
