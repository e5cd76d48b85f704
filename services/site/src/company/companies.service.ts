import { Injectable } from '@nestjs/common';
import type { CompanyInfo } from '@rendezvous/contracts/site/company';
import { Database, type Tx } from '@rendezvous/server/database';

/** A company as somebody who buys of it has to know it, and the calendar of its books. */
export interface SellingCompany extends Pick<CompanyInfo, 'name' | 'address' | 'kvk' | 'city' | 'country' | 'vat_numbers'> {
  readonly id: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** Of a site, or of the default site: $1 is the site. */
const OF_SITE = `
  from site.sites s join site.companies c on c.id = s.company_id
  where s.id = $1 or s.is_default order by s.id = $1 desc limit 1`;

const READ = `
  select c.name, c.address, c.kvk, c.city, c.country, c.tradenames, c.vat_numbers, c.support_phone, c.delete_discount ${OF_SITE}`;

const SELLING = 'c.id, c.time_zone as "timeZone", c.name, c.address, c.kvk, c.city, c.country, c.vat_numbers';

/** Who runs a site. A site that names no company belongs to that of the default site. */
@Injectable()
export class Companies {
  constructor(private readonly database: Database) {}

  /** As kept: the telephone number is written for people, with spaces and dashes. */
  async of(siteId: number): Promise<CompanyInfo> {
    const [company] = await this.database.read<CompanyInfo>(READ, [siteId], { prepared: 'site.company' });
    return required(company);
  }

  /** Who sells on a site, as they are now. */
  async sellingOn(tx: Pick<Tx, 'read'>, siteId: number): Promise<SellingCompany> {
    const [company] = await tx.read<SellingCompany>(`select ${SELLING} ${OF_SITE}`, [siteId]);
    return required(company);
  }

  /** A company as it is now. */
  async find(tx: Tx, companyId: number): Promise<SellingCompany> {
    const [company] = await tx.read<SellingCompany>(`select ${SELLING} from site.companies c where c.id = $1`, [companyId]);
    return required(company);
  }
}

const required = <C>(company: C | undefined): C => {
  if (company === undefined) throw new Error('No company is set up: the default site names no row of the table site.companies.');
  return company;
};
