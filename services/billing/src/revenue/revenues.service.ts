import { pipeline, Readable } from 'node:stream';
import type { fetchRevenue, readRevenue, RevenueRow } from '@rendezvous/contracts/billing/operator-revenue';
import type { Locale } from '@rendezvous/contracts/reference';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { stringify } from 'csv-stringify';
import { periodOf } from './revenue-period.rules.js';
import { totalsOf } from './revenue.rules.js';
import { RevenueStore } from './revenue.store.js';
import { REVENUE_TEXTS } from './revenue-texts.js';

type Asked = Pick<InputOf<typeof fetchRevenue>['query'], 'by' | 'from' | 'to'>;

/** What members paid and what went back, for operators. */
@Injectable()
export class Revenues {
  constructor(
    private readonly store: RevenueStore,
    private readonly clock: Clock,
  ) {}

  async read({ by, ...asked }: Asked, timeZone: string): Promise<ReplyOf<typeof readRevenue>> {
    const period = periodOf(asked, this.clock.now(), timeZone);
    const rows = await this.store.read(by, period);
    return { from: period.from, to: period.to, time_zone: timeZone, rows, totals: totalsOf(rows) };
  }

  /** For spreadsheets: amounts in whole units with a point, and no cell is taken for a formula. */
  async csv({ by, ...asked }: Asked, timeZone: string, locale: Locale): Promise<Readable> {
    const rows = await this.store.read(by, periodOf(asked, this.clock.now(), timeZone));
    const { groups, sums } = REVENUE_TEXTS[locale];
    const lines = stringify({
      // without it Excel takes the letters of UTF-8 for others
      bom: true,
      quoted: true,
      escape_formulas: true,
      record_delimiter: 'windows',
      cast: { number: (value) => ({ value: String(value), escape_formulas: false }) },
    });
    // A reader who leaves ends the writing: whoever sends the file hears of its fault.
    pipeline(Readable.from([[groups[by], ...sums], ...rows.map(cellsOf)]), lines, () => undefined);
    return lines;
  }
}

const cellsOf = ({ key, currency, orders, gross, vat, fees, refunds, disputes, net }: RevenueRow): readonly (string | number)[] => [
  key ?? '',
  currency,
  orders,
  ...[gross, vat, fees, refunds, disputes, net].map((amount) => amount / 100),
];
