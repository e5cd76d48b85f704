import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { days, minutes } from '@rendezvous/contracts/kernel';
import type { SiteSettings } from '@rendezvous/site';

/** How long a site lets providers take: a debit from a bank account takes days, everything else is decided while one looks at it. */
export const expiresAt = (method: PaymentMethod, at: Date, site: Pick<SiteSettings, 'order_minutes' | 'order_debit_days'>): Date =>
  new Date(at.getTime() + (method === 'sepa' ? days(site.order_debit_days) : minutes(site.order_minutes)));

/** Numbers of a company's documents begin again each year of its calendar. */
export const invoiceYear = (at: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(at));

/** An invoice number as it is printed, for example `2026-000042`. */
export const invoiceNumber = (year: number, number: number): string => `${year}-${String(number).padStart(6, '0')}`;

/** A credit note's number as it is printed, for example `C2026-000042`: never an invoice's. */
export const creditNoteNumber = (year: number, number: number): string => `C${invoiceNumber(year, number)}`;

/** The number of what cancels a credit note, for example `R2026-000042`. */
export const reversalNumber = (year: number, number: number): string => `R${invoiceNumber(year, number)}`;

/** The page that a provider sends the payer back to. */
export const returnPath = (orderId: number): string => `/credits/return/${orderId}`;

/** The same for who leaves the provider's page without paying: the payment is cancelled, and the page says so. */
export const leavePath = (orderId: number): string => `${returnPath(orderId)}?left=yes`;
