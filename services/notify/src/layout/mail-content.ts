import type { Locale } from '@rendezvous/contracts/reference';

/** A part of a mail, told once and drawn twice: as plain text and as HTML. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'small'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'list'; readonly items: readonly MailItem[] }
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] };

interface MailItem {
  readonly text: string;
  /** A label beside it, for example "Fictional profile". */
  readonly tag?: string;
}

export interface MailRow {
  readonly term: string;
  readonly value: string;
  /** The row that counts. */
  readonly strong?: boolean;
}

export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
}

/** What stands around every mail. */
export interface MailFrame {
  readonly language: Locale;
  readonly site: string;
  readonly home: string;
  /** What a mailbox shows beside the subject. */
  readonly preheader: string;
  /** Said above an address that stands under its button. */
  readonly fallback: string;
  readonly why: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}
