import { type RemoteScreens, user } from '@rendezvous/client/testing/screens';
import type { PriceList } from '@rendezvous/contracts/billing/bundles';
import {
  bonus,
  leavingOffer,
  priceList,
  priceListWithBonus,
  nothingToRepeat,
  openOrder,
  order,
  refund,
  refundQuote,
  repeatOrder,
  noStoredCards,
  storedCards,
  storedCardsOfBefore,
  statement,
} from './answers';
import { directDebit, mandate, priceListWithDebit, signing } from './direct-debits';
import { adjustments, foundMember, operators, wallet } from './operator-adjustments';
import { incidents, reports, trace } from './operator-money';
import { operatorCodes, operatorDisputes, operatorOffers, proofs } from './operator-answers';
import { methodBlocks } from './operator-blocks';
import { operatorBundles } from './operator-bundles';
import { operatorMethods } from './operator-methods';
import { operatorRefundQuote, operatorRefunds } from './operator-refunds';
import { bankFiles, noBankFiles } from './operator-direct-debits';
import { revenue } from './operator-revenue';
import { noWaitingWork, waitingWork } from './operator-overview';
import { noWebhookEvents, webhookEvents } from './operator-webhooks';

/** Who may open operators' pages. */
export const operator = { ...user, operator: true };

const BUNDLES = 'GET /api/credits/bundles';
const priced = (answer: PriceList) => ({ [BUNDLES]: () => answer });
/** A country in which nothing is sold. */
const unpriced = priced({ ...priceList, bundles: [], methods: [] });
const STORED = 'GET /api/stored-methods';
const MANDATE = 'GET /api/direct-debit/mandate';
const prices = (at: string) => ({
  full: { at, answers: { ...priced(priceListWithBonus), [STORED]: () => storedCards } },
  empty: { at, answers: { ...unpriced, [STORED]: () => noStoredCards } },
});

/** What each screen is answered. */
export const screens: RemoteScreens = {
  pages: {
    '/credits': prices('/credits'),
    '/credits/repeat-order': {
      full: { at: '/credits/repeat-order', answers: { 'GET /api/credits/repeat-order': () => repeatOrder, [STORED]: () => storedCards } },
      empty: {
        at: '/credits/repeat-order',
        answers: { 'GET /api/credits/repeat-order': () => nothingToRepeat, [STORED]: () => noStoredCards },
      },
    },
    '/credits/stored-methods': {
      full: { at: '/credits/stored-methods', answers: { [STORED]: () => storedCardsOfBefore, [MANDATE]: () => ({ mandate }) } },
      empty: { at: '/credits/stored-methods', answers: { [STORED]: () => noStoredCards, [MANDATE]: () => ({ mandate: null }) } },
    },
    '/directdebit': {
      full: {
        at: '/directdebit?order=7',
        answers: { ...priced(priceListWithDebit), 'GET /api/orders/7/direct-debit': () => signing },
      },
      empty: {
        at: '/directdebit?order=7',
        answers: { ...priced(priceListWithDebit), 'GET /api/orders/7/direct-debit': () => directDebit },
      },
    },
    '/credits/:id/:paymentmethod?': prices('/credits/25/paypal'),
    '/credits/return/:orderId': {
      full: { at: '/credits/return/7', answers: { ...priced(priceList), 'GET /api/orders/7': () => order } },
      empty: {
        at: '/credits/return/7',
        answers: { ...unpriced, 'GET /api/orders/7': () => openOrder, 'POST /api/orders/7/check': () => openOrder },
      },
    },
    '/transactions': {
      full: {
        at: '/transactions',
        answers: { 'GET /api/orders': () => ({ orders: [order, openOrder], more: false }), 'GET /api/statement': () => statement },
      },
      empty: {
        at: '/transactions',
        answers: { 'GET /api/orders': () => ({ orders: [], more: false }), 'GET /api/statement': () => ({ entries: [], more: false }) },
      },
    },
    '/transactions/:id': {
      full: {
        at: '/transactions/7',
        answers: {
          'GET /api/orders/7': () => order,
          'GET /api/credits/repeat-order': () => repeatOrder,
        },
      },
      empty: { at: '/transactions/7', answers: { 'GET /api/orders/7': () => openOrder } },
    },
    '/credits/refund': {
      full: {
        at: '/credits/refund',
        answers: { 'GET /api/refunds': () => ({ quotes: [refundQuote], refunds: [refund], refund_days: 14 }) },
      },
      empty: { at: '/credits/refund', answers: { 'GET /api/refunds': () => ({ quotes: [], refunds: [], refund_days: 14 }) } },
    },
    '/operator/billing': {
      full: { at: '/operator/billing', user: operator, answers: waitingWork },
      empty: { at: '/operator/billing', user: operator, answers: noWaitingWork },
    },
    '/operator/billing/trace': {
      full: { at: '/operator/billing/trace?find=order%3A41', user: operator, answers: { 'GET /api/operator/billing/trace': () => trace } },
      empty: { at: '/operator/billing/trace', user: operator, answers: {} },
    },
    '/operator/billing/differences': {
      full: {
        at: '/operator/billing/differences?difference=12',
        user: operator,
        answers: {
          'GET /api/operator/payment-incidents': () => ({ incidents, more: true }),
          'GET /api/operator/billing/reports': () => ({ reports, more: false }),
        },
      },
      empty: {
        at: '/operator/billing/differences',
        user: operator,
        answers: {
          'GET /api/operator/payment-incidents': () => ({ incidents: [], more: false }),
          'GET /api/operator/billing/reports': () => ({ reports: [], more: false }),
        },
      },
    },
    '/operator/billing/adjustments': {
      full: {
        at: '/operator/billing/adjustments?adjustment=9&find=%237',
        user: operator,
        answers: {
          'GET /api/operator/adjustments': () => ({ adjustments, more: true, alone: 100 }),
          'GET /api/operator/operators': () => operators,
          'GET /api/operator/members': () => ({ members: [foundMember] }),
          'GET /api/operator/wallets/7': () => wallet,
        },
      },
      empty: {
        at: '/operator/billing/adjustments',
        user: operator,
        answers: { 'GET /api/operator/adjustments': () => ({ adjustments: [], more: false, alone: 150 }) },
      },
    },
    '/operator/billing/codes': {
      full: {
        at: '/operator/billing/codes',
        user: operator,
        answers: { 'GET /api/operator/discount-codes': () => ({ codes: operatorCodes, more: true }) },
      },
      empty: {
        at: '/operator/billing/codes',
        user: operator,
        answers: { 'GET /api/operator/discount-codes': () => ({ codes: [], more: false }) },
      },
    },
    '/operator/billing/offers': {
      full: {
        at: '/operator/billing/offers?offer=welcome',
        user: operator,
        answers: { 'GET /api/operator/offers': () => ({ offers: operatorOffers }) },
      },
      empty: { at: '/operator/billing/offers', user: operator, answers: { 'GET /api/operator/offers': () => ({ offers: [] }) } },
    },
    '/operator/billing/webhooks': {
      full: {
        at: '/operator/billing/webhooks?event=106',
        user: operator,
        answers: { 'GET /api/operator/webhook-events': () => webhookEvents },
      },
      empty: { at: '/operator/billing/webhooks', user: operator, answers: { 'GET /api/operator/webhook-events': () => noWebhookEvents } },
    },
    '/operator/billing/direct-debits': {
      full: {
        at: '/operator/billing/direct-debits?file=17',
        user: operator,
        answers: { 'GET /api/operator/billing/direct-debit-files': () => bankFiles },
      },
      empty: {
        at: '/operator/billing/direct-debits',
        user: operator,
        answers: { 'GET /api/operator/billing/direct-debit-files': () => noBankFiles },
      },
    },
    '/operator/billing/refunds': {
      full: {
        at: '/operator/billing/refunds?refund=12&find=%237',
        user: operator,
        answers: {
          'GET /api/operator/refunds': () => ({ refunds: operatorRefunds, more: true, waiting: 2 }),
          'GET /api/operator/members': () => ({ members: [foundMember] }),
          'GET /api/operator/refund-quotes/7': () => ({ quotes: [operatorRefundQuote] }),
        },
      },
      empty: {
        at: '/operator/billing/refunds',
        user: operator,
        answers: { 'GET /api/operator/refunds': () => ({ refunds: [], more: false, waiting: 0 }) },
      },
    },
    '/operator/billing/disputes': {
      full: {
        at: '/operator/billing/disputes?dispute=3',
        user: operator,
        answers: { 'GET /api/operator/disputes': () => ({ disputes: operatorDisputes, more: true }) },
      },
      empty: {
        at: '/operator/billing/disputes',
        user: operator,
        answers: { 'GET /api/operator/disputes': () => ({ disputes: [], more: false }) },
      },
    },
    '/operator/billing/blocks': {
      full: {
        at: '/operator/billing/blocks?block=block%3A4&find=%237',
        user: operator,
        answers: {
          'GET /api/operator/blocks': () => ({ blocks: methodBlocks, next: '1763712600000-dispute:1' }),
          'GET /api/operator/members': () => ({ members: [foundMember] }),
        },
      },
      empty: {
        at: '/operator/billing/blocks',
        user: operator,
        answers: { 'GET /api/operator/blocks': () => ({ blocks: [], next: null }) },
      },
    },
    '/operator/billing/proof': {
      full: { at: '/operator/billing/proof', user: operator, answers: { 'GET /api/operator/billing/proofs': () => proofs } },
      empty: {
        at: '/operator/billing/proof',
        user: operator,
        answers: { 'GET /api/operator/billing/proofs': () => ({ proofs: [], more: false }) },
      },
    },
    '/operator/billing/bundles': {
      full: { at: '/operator/billing/bundles?bundle=25', user: operator, answers: { 'GET /api/operator/bundles': () => operatorBundles } },
      empty: {
        at: '/operator/billing/bundles',
        user: operator,
        answers: { 'GET /api/operator/bundles': () => ({ ...operatorBundles, bundles: [], prices: [], requests: [] }) },
      },
    },
    '/operator/billing/methods': {
      full: {
        at: '/operator/billing/methods?country=NL',
        user: operator,
        answers: { 'GET /api/operator/methods': () => operatorMethods },
      },
      empty: {
        at: '/operator/billing/methods',
        user: operator,
        answers: { 'GET /api/operator/methods': () => ({ ...operatorMethods, countries: [], requests: [] }) },
      },
    },
    '/operator/billing/revenue': {
      full: { at: '/operator/billing/revenue', user: operator, answers: { 'GET /api/operator/revenue': () => revenue } },
      empty: {
        at: '/operator/billing/revenue',
        user: operator,
        answers: { 'GET /api/operator/revenue': () => ({ ...revenue, rows: [], totals: [] }) },
      },
    },
    '/premium': prices('/premium'),
    '/pricing': prices('/pricing'),
  },
  parts: {
    'account.leaving': {
      full: {
        given: { credits: 19 },
        answers: {
          'GET /api/refunds': () => ({ quotes: [refundQuote], refunds: [], refund_days: 14 }),
          'GET /api/credits/leaving-discount': () => leavingOffer,
        },
      },
      empty: {
        given: { credits: 0 },
        answers: {
          'GET /api/refunds': () => ({ quotes: [], refunds: [], refund_days: 14 }),
          'GET /api/credits/leaving-discount': () => ({ offer: null, taken: null }),
        },
      },
    },
    'time-bonus': {
      full: { given: {}, user: { ...user, time_bonus: bonus }, answers: {} },
      empty: { given: {}, user: { ...user, time_bonus: null }, answers: {} },
    },
  },
};
