import type { EntryKind } from '@rendezvous/contracts/billing/statement';
import type { Locale } from '@rendezvous/contracts/reference';

interface Texts {
  readonly statement: string;
  /** Name of the file, of letters that every header takes. */
  readonly file: string;
  readonly columns: readonly string[];
  /** The number of the order that an entry is of; in a file alone, which has no links. */
  readonly order: string;
  readonly kinds: Readonly<Record<EntryKind, string>>;
}

/** What a statement says of credits, in a file and on the readable page of an export. */
export const STATEMENT_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    statement: 'Credit statement',
    file: 'statement.csv',
    columns: ['When', 'What', 'Credits', 'Balance'],
    order: 'Order',
    kinds: {
      signup: 'Bonus for joining',
      promotion: 'Bonus',
      demo: 'Demo credits',
      purchase: 'Purchase',
      debt: 'Debt settled',
      message: 'Message',
      photo: 'Photo',
      gift: 'Gift',
      icebreaker: 'Icebreaker',
      returned: 'Given back',
      refund: 'Refund',
      chargeback: 'Taken back by the bank',
      frozen: 'Frozen during a dispute',
      released: 'No longer frozen',
      adjustment: 'Corrected by our team',
    },
  },
  fr: {
    statement: 'Relevé de crédits',
    file: 'releve-de-credits.csv',
    columns: ['Quand', 'Quoi', 'Crédits', 'Solde'],
    order: 'Commande',
    kinds: {
      signup: 'Bonus de bienvenue',
      promotion: 'Bonus',
      demo: 'Crédits de démo',
      purchase: 'Achat',
      debt: 'Dette réglée',
      message: 'Message',
      photo: 'Photo',
      gift: 'Cadeau',
      icebreaker: 'Brise-glace',
      returned: 'Rendus',
      refund: 'Remboursement',
      chargeback: 'Repris par la banque',
      frozen: 'Gelés pendant une contestation',
      released: 'Fin du gel',
      adjustment: 'Corrigés par notre équipe',
    },
  },
};
