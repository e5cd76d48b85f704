import type { EntryKind } from '@rendezvous/contracts/billing/statement';

/** Whose amount an entry moves: granted credits, either part, or the lot of an order. */
interface Amounts {
  readonly of: 'granted' | 'either' | 'lot';
  /** null where both can be. */
  readonly sign: '<' | '>' | null;
}

/** What each of the ledger's kinds can say: a kind that is missing here does not compile. */
const AMOUNTS: Readonly<Record<EntryKind, Amounts>> = {
  signup: { of: 'granted', sign: '>' },
  promotion: { of: 'granted', sign: '>' },
  demo: { of: 'granted', sign: '>' },
  message: { of: 'either', sign: '<' },
  photo: { of: 'either', sign: '<' },
  gift: { of: 'either', sign: '<' },
  icebreaker: { of: 'either', sign: '<' },
  returned: { of: 'either', sign: '>' },
  purchase: { of: 'lot', sign: '>' },
  debt: { of: 'lot', sign: '<' },
  refund: { of: 'lot', sign: '<' },
  chargeback: { of: 'lot', sign: '<' },
  frozen: { of: 'lot', sign: '<' },
  released: { of: 'lot', sign: '>' },
  adjustment: { of: 'granted', sign: null },
};

const kinds = (some: (amounts: Amounts) => boolean): string =>
  Object.entries(AMOUNTS)
    .flatMap(([kind, amounts]) => (some(amounts) ? [`'${kind}'`] : []))
    .join(', ');

/** Conditions on a row `e` of the ledger: it is about an order by its kind; and its amount is one of its kind. */
export const OF_ORDERS = `e.kind in (${kinds(({ of }) => of === 'lot')})`;
export const OF_THEIR_KIND = `
  case when e.kind in (${kinds(({ sign }) => sign === '>')}) then e.amount > 0 and e.granted >= 0 and e.bought >= 0
    when e.kind in (${kinds(({ sign }) => sign === '<')}) then e.amount < 0 and e.granted <= 0 and e.bought <= 0 else true end
  and case when e.kind in (${kinds(({ of }) => of === 'granted')}) then e.bought = 0 and e.lot is null
    when ${OF_ORDERS} then e.granted = 0 and e.lot is not null else true end`.trim();
