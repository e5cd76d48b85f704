import { ENTRY_KINDS, type EntryKind, type StatementKind } from '@rendezvous/contracts/billing/statement';

/** Under which word of the statement's filter each of the ledger's kinds stands. */
const WORD_OF: Readonly<Record<EntryKind, StatementKind>> = {
  purchase: 'purchases',
  message: 'messages',
  photo: 'photos',
  gift: 'gifts',
  icebreaker: 'gifts',
  signup: 'bonuses',
  promotion: 'bonuses',
  demo: 'bonuses',
  returned: 'returned',
  refund: 'refunds',
  frozen: 'disputes',
  released: 'disputes',
  chargeback: 'disputes',
  debt: 'disputes',
  adjustment: 'adjustments',
};

/** The ledger's kinds that stand under a word of the filter. */
export const kindsOf = (word: StatementKind): readonly EntryKind[] => ENTRY_KINDS.filter((kind) => WORD_OF[kind] === word);
