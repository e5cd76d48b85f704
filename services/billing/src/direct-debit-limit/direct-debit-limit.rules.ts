import { days } from '@rendezvous/contracts/kernel';
import type { SiteSettings } from '@rendezvous/site';

/** The longest time that a site may count for (its settings are bounded by it), and so that a network is known. */
export const COUNTED_MS = days(30);

/** Since when a site counts what was signed. */
export const countedSince = (now: Date, site: Pick<SiteSettings, 'direct_debit_limit_days'>): Date =>
  new Date(now.getTime() - days(site.direct_debit_limit_days));

/** Whether what was signed within the time leaves room for an amount, by the site that sells. In cents. */
export const hasRoom = (signed: number, amount: number, site: Pick<SiteSettings, 'direct_debit_limit'>): boolean =>
  signed + amount <= site.direct_debit_limit;
