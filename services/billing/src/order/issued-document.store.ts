import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import type { SellingCompany } from '@rendezvous/site';
import { invoiceYear } from './order.rules.js';

/** Documents that are numbered without a gap, each kind by itself. */
type DocumentKind = 'invoice' | 'credit-note' | 'reversal';

export interface IssuedDocument {
  readonly companyId: number;
  readonly year: number;
  readonly number: number;
  /** The company as it was. */
  readonly sellerId: number;
}

const NEXT = `
  insert into billing.document_numbers as d (company_id, kind, year, last) values ($1, $2, $3, 1)
  on conflict (company_id, kind, year) do update set last = d.last + 1 returning last`;

const KEEP_SELLER = `
  insert into billing.sellers (company_id, name, address, kvk, city, country, vat_numbers, since) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (company_id, name, address, kvk, city, country, vat_numbers) do nothing`;

const FIND_SELLER = `
  select id from billing.sellers
  where company_id = $1 and name = $2 and address = $3 and kvk = $4 and city = $5 and country = $6 and vat_numbers = $7::jsonb`;

/** SQL of issuing invoices, credit notes and what cancels these. */
@Injectable()
export class IssuedDocumentStore {
  /**
   * The next number of a company's year. The series' row is locked until the end of the transaction, so numbers have no gap and no double. Each
   * kind has its own series: an invoice and a credit note may keep the same seller at once. One waits for the other then, and sees its row only
   * by a statement that begins after that.
   */
  async issue(tx: Tx, kind: DocumentKind, company: SellingCompany, at: Date): Promise<IssuedDocument> {
    const { id: companyId, name, address, kvk, city, country, vat_numbers: vat } = company;
    const year = invoiceYear(at, company.timeZone);
    const [series] = await tx.change<{ last: number }>(NEXT, [companyId, kind, year]);
    const seller = [companyId, name, address, kvk, city, country, JSON.stringify(vat)];
    await tx.change(KEEP_SELLER, [...seller, at]);
    const [kept] = await tx.read<{ id: number }>(FIND_SELLER, seller);
    return { companyId, year, number: series!.last, sellerId: kept!.id };
  }
}
