import type { Locale } from '@rendezvous/contracts/reference';
import type { RevenueGroup } from './revenue.store.js';

interface Texts {
  readonly groups: Readonly<Record<RevenueGroup, string>>;
  readonly sums: readonly string[];
}

/** Headings of the file for spreadsheets. */
export const REVENUE_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    groups: { day: 'Day', country: 'Country', method: 'Method', lander: 'First page' },
    sums: ['Currency', 'Orders', 'Gross', 'VAT', 'Fees', 'Refunds', 'Disputes', 'Net'],
  },
  fr: {
    groups: { day: 'Jour', country: 'Pays', method: 'Moyen de paiement', lander: 'Première page' },
    sums: ['Monnaie', 'Commandes', 'Brut', 'TVA', 'Frais', 'Remboursements', 'Litiges', 'Net'],
  },
};
