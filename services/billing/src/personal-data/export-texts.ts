import type { Locale } from '@rendezvous/contracts/reference';

const KINDS = [
  'signup',
  'promotion',
  'demo',
  'purchase',
  'debt',
  'message',
  'photo',
  'gift',
  'icebreaker',
  'returned',
  'refund',
  'chargeback',
  'frozen',
  'released',
] as const;
/** What a line of the ledger is for. */
export type EntryKind = (typeof KINDS)[number];

interface Texts {
  readonly statement: string;
  readonly columns: readonly string[];
  readonly kinds: Readonly<Record<EntryKind, string>>;
}

/** What the readable page of an export says of credits. */
export const EXPORT_TEXTS: Readonly<Record<Locale, Texts>> = {
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
