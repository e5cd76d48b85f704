import type { CountryCode } from '@rendezvous/contracts/reference';
import type { Database, Tx } from '@rendezvous/server/database';
import { Companies, dayOf } from '@rendezvous/site';

/** A rate as it is kept. */
export interface KeptTaxRate {
  readonly country: CountryCode;
  /** The first day, as `YYYY-MM-DD`. */
  readonly from: string;
  /** null: a site's own rate ends, and that of all counts again. */
  readonly percent: number | null;
}

const LIST = `
  select country, to_char(valid_from, 'YYYY-MM-DD') as from, percent::float8 as percent from billing.tax_rates
  where site_id = $1 order by country, valid_from`;

const SET = `
  insert into billing.tax_rates (site_id, country, valid_from, percent) values ($1, $2, $3, $4)
  on conflict (site_id, country, valid_from) do update set percent = excluded.percent`;

/** The rates of tax of a site, or of all (site 0), without a server around them: for commands beside a running product. */
export class TaxRateList {
  private readonly companies: Companies;

  constructor(private readonly database: Database) {
    this.companies = new Companies(database);
  }

  all(siteId: number): Promise<KeptTaxRate[]> {
    return this.database.read(LIST, [siteId]);
  }

  /** The day that it is where the company that sells there is. */
  async today(siteId: number, at: Date): Promise<string> {
    const { timeZone } = await this.companies.sellingOn(this.database, siteId);
    return dayOf(at, timeZone);
  }

  /** @param note what is written in the same transaction, such as who did it */
  async set(siteId: number, { country, from, percent }: KeptTaxRate, note: (tx: Tx) => Promise<void>): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.change(SET, [siteId, country, from, percent]);
      await note(tx);
    });
  }
}
