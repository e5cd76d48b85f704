import type { Locale } from '@rendezvous/contracts/reference';
import type { EntryKind } from '../wallet/wallet.rules.js';

interface Texts {
  readonly statement: string;
  readonly columns: readonly string[];
  readonly kinds: Readonly<Record<EntryKind, string>>;
}

/** What a statement says of credits, in a file and on the readable page of an export. */
export const STATEMENT_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    statement: 'Credit statement',
    columns: ['When', 'What', 'Credits', 'Balance'],
    kinds: {
      signup: 'Gift for joining',
      promotion: 'Gift',
      demo: 'Demo',
      purchase: 'Purchase',
      debt: 'Debt settled',
      message: 'Message',
      photo: 'Photo',
      gift: 'Present',
      icebreaker: 'Icebreaker',
      returned: 'Given back',
      refund: 'Refund',
      chargeback: 'Chargeback',
      frozen: 'Frozen during a dispute',
      released: 'Free again after a dispute',
    },
  },
  fr: {
    statement: 'Relevé de crédits',
    columns: ['Quand', 'Quoi', 'Crédits', 'Solde'],
    kinds: {
      signup: 'Offerts à l’inscription',
      promotion: 'Offerts',
      demo: 'Démo',
      purchase: 'Achat',
      debt: 'Dette réglée',
      message: 'Message',
      photo: 'Photo',
      gift: 'Cadeau',
      icebreaker: 'Brise-glace',
      returned: 'Rendus',
      refund: 'Remboursement',
      chargeback: 'Rétrofacturation',
      frozen: 'Gelés pendant une contestation',
      released: 'Débloqués après une contestation',
    },
  },
};
