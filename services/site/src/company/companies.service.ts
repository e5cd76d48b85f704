import { Injectable } from '@nestjs/common';
import type { CompanyInfo } from '@rendezvous/contracts/site/company';
import { Database } from '@rendezvous/server/database';

const READ = `
  select name, address, kvk, city, country, tradenames, vat_numbers, support_phone, delete_discount
  from site.companies
  where site_id = $1 or site_id = (select id from site.sites where is_default)
  order by site_id = $1 desc limit 1`;

/** Who runs a site. A site without a company of its own belongs to that of the default site. */
@Injectable()
export class Companies {
  constructor(private readonly database: Database) {}

  /** As kept: the telephone number is written for people, with spaces and dashes. */
  async of(siteId: number): Promise<CompanyInfo> {
    const [company] = await this.database.read<CompanyInfo>(READ, [siteId], { prepared: 'site.company' });
    if (company === undefined) throw new Error('No company is set up: the table site.companies has no row for the default site.');
    return company;
  }
}
