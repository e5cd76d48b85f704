import type { OrderDebit } from '@rendezvous/contracts/billing/orders';
import type { Locale } from '@rendezvous/contracts/reference';
import type { Standing } from '../order/order-state.rules.js';

export interface PurchaseTexts {
  readonly purchases: string;
  readonly columns: readonly string[];
  readonly states: Readonly<Record<Standing, string>>;
  readonly debits: Readonly<Record<Exclude<OrderDebit['state'], 'collected'>, string>>;
}

/** What the readable page of an export says of purchases. */
export const PURCHASE_TEXTS: Readonly<Record<Locale, PurchaseTexts>> = {
  en: {
    purchases: 'Purchases',
    columns: ['When', 'Receipt', 'Credits', 'Paid with', 'Total', 'State'],
    states: {
      completed: 'Paid',
      partly_refunded: 'Partly refunded',
      refunded: 'Refunded',
      disputed: 'Disputed',
      charged_back: 'Taken back',
    },
    debits: { signed: 'Not debited yet', uncollected: 'Not debited', returned: 'Debit came back' },
  },
  fr: {
    purchases: 'Achats',
    columns: ['Quand', 'Reçu', 'Crédits', 'Payé avec', 'Total', 'État'],
    states: {
      completed: 'Payé',
      partly_refunded: 'Remboursé en partie',
      refunded: 'Remboursé',
      disputed: 'Contesté',
      charged_back: 'Repris',
    },
    debits: { signed: 'Pas encore prélevé', uncollected: 'Non prélevé', returned: 'Prélèvement revenu' },
  },
};
