import * as z from 'zod/mini';
import { isBlank, Money, withoutUnseen } from '../kernel/index.js';
import { COUNTRY_CODES } from '../reference/index.js';
import { route } from '../route.js';
import { isReadByBanks } from './bank-letters.js';
import { DIRECT_DEBIT_CODE, DIRECT_DEBIT_MAX } from './direct-debit-terms.js';
import './limits.js';
import { Order, OrderId } from './orders.js';
import './refusals.js';

/** What is copied brings marks along that nobody sees: address books put a number between marks of direction. */
const copied = z.string().check(z.overwrite(withoutUnseen), z.trim());

const entry = (field: keyof typeof DIRECT_DEBIT_MAX, text = z.string().check(z.trim())) =>
  text.check(
    z.maxLength(DIRECT_DEBIT_MAX[field]),
    z.refine((typed) => !isBlank(typed), 'blank'),
  );

/** Of whom an account is, and where they live: what a bank, and whoever reads the mandate, can read. */
const written = (field: 'holder' | 'street' | 'house_number' | 'postal_code' | 'city') =>
  entry(field).check(z.refine(isReadByBanks, 'unreadable'));

/** Digits, and what stands between them: what else is typed beside a number is part of none. */
const DIALLED = /^[\p{Nd}\p{Zs}\p{Pd}+＋()./]+$/u;

/** What a member gives to pay by direct debit. */
const DirectDebitDetails = z.object({
  /** With or without spaces. */
  iban: entry('iban', copied),
  holder: written('holder'),
  street: written('street'),
  house_number: written('house_number'),
  postal_code: written('postal_code'),
  city: written('city'),
  /** As it is dialled in the member's country, or with the country's prefix. */
  mobile: copied.check(z.maxLength(DIRECT_DEBIT_MAX.mobile), z.regex(DIALLED)),
});

export type DirectDebitDetails = z.output<typeof DirectDebitDetails>;

/** An account as it may be shown: its country and last four characters. */
const MaskedAccount = z.object({ iban: z.string(), holder: z.string() });

/** A mandate of the viewer that later purchases can be collected by. */
const Mandate = z.object({
  reference: z.string(),
  ...MaskedAccount.shape,
  /** The number that codes go to, but for its last digits hidden. */
  mobile: z.string(),
  signed_at: z.string(),
});

export type Mandate = z.output<typeof Mandate>;

/** What the viewer is about to sign, word by word: what is kept once it is signed. */
const MandateText = z.object({
  reference: z.string(),
  creditor: z.object({ name: z.string(), id: z.string() }),
  ...MaskedAccount.shape,
  /** As it was typed, in groups of four: who signs sees what is signed. Masked where the mandate was signed before. */
  iban: z.string(),
  /** In the viewer's language, a paragraph each. */
  wording: z.array(z.string()),
  /** `false`: signed before, so that only this collection is agreed to. */
  is_new: z.boolean(),
});

/** The code that was sent last. */
const SentCode = z.object({
  /** The number it went to, but for its last digits hidden. */
  mobile: z.string(),
  /** Until when it counts, and from when another can be sent. */
  expires_at: z.string(),
  resend_at: z.string(),
  /** Until then by the server's clock: a countdown runs from here, whatever the device's clock says. */
  resend_seconds: z.int(),
  tries_left: z.int(),
});

export const DirectDebit = z.object({
  order: z.int(),
  /** For the way back to the other methods. */
  bundle: z.string(),
  credits: z.int(),
  amount: Money,
  creditor: z.object({ name: z.string(), id: z.string() }),
  /** Countries whose accounts are taken. */
  iban_countries: z.array(z.enum(COUNTRY_CODES)),
  /** Days within which unused credits can go back, as the site of the order says. */
  refund_days: z.int(),
  /** The viewer's mandate from before, while it stands. */
  mandate: z.nullable(Mandate),
  /**
   * What was chosen for this order and waits for the code; null before. `revision` goes up with each change: what is signed is what was seen.
   * `kept`: the mandate stays for later purchases.
   */
  chosen: z.nullable(
    z.object({
      revision: z.int(),
      text: MandateText,
      kept: z.boolean(),
      /** The day on which the bank is asked to debit the account, as `YYYY-MM-DD`, should it be signed now. */
      due: z.string(),
      /** null while none that was sent counts: it can be sent (again). */
      code: z.nullable(SentCode),
    }),
  ),
});

export type DirectDebit = z.output<typeof DirectDebit>;

const params = z.object({ orderId: OrderId });

/** Why an order can(not) be paid by direct debit by this viewer. */
const OPEN_REFUSALS = ['billing.order-not-found', 'billing.order-not-payable'] as const;
const LIMIT_REFUSALS = ['billing.direct-debit-blocked', 'billing.direct-debit-limit'] as const;
const SMS_REFUSALS = [
  'billing.direct-debit-mobile-country',
  'billing.direct-debit-code-wait',
  'billing.direct-debit-code-limit',
  'billing.direct-debit-code-unsent',
] as const;

export const readDirectDebit = route({
  method: 'GET',
  path: '/api/orders/:orderId/direct-debit',
  summary: 'An open order of the viewer that is to be paid by direct debit, and how far it is.',
  access: 'member',
  params,
  reply: DirectDebit,
  refusals: [...OPEN_REFUSALS],
});

export const chooseDirectDebitAccount = route({
  method: 'PUT',
  path: '/api/orders/:orderId/direct-debit/account',
  summary: 'Says which account an order is debited from, and sends a code to the mobile number by SMS.',
  access: 'member',
  params,
  body: z.object({
    /** null: by the mandate that stands. */
    details: z.nullable(DirectDebitDetails),
    /** The mandate may serve later purchases, too, each confirmed by a code; otherwise it is for this one alone. */
    keep: z.boolean(),
  }),
  reply: DirectDebit,
  refusals: [
    ...OPEN_REFUSALS,
    ...LIMIT_REFUSALS,
    'billing.direct-debit-iban',
    'billing.direct-debit-country',
    'billing.direct-debit-mobile',
    'billing.direct-debit-no-mandate',
    ...SMS_REFUSALS,
  ],
  limit: 'direct_debit',
});

export const sendDirectDebitCode = route({
  method: 'POST',
  path: '/api/orders/:orderId/direct-debit/code',
  summary: 'Sends another code to the mobile number that was given.',
  access: 'member',
  params,
  reply: DirectDebit,
  refusals: [...OPEN_REFUSALS, 'billing.direct-debit-changed', ...SMS_REFUSALS],
  limit: 'direct_debit',
});

export const signDirectDebit = route({
  method: 'POST',
  path: '/api/orders/:orderId/direct-debit/signature',
  summary:
    'Signs the mandate with the code: the debit is registered and the order completes. Again, once signed, it answers the order and signs nothing.',
  access: 'member',
  params,
  body: z.object({
    code: z.string().check(z.regex(DIRECT_DEBIT_CODE)),
    authorised: z.literal(true),
    /** What the member saw: after a change it is refused, so that nobody signs what they did not see. */
    revision: z.int(),
  }),
  reply: Order,
  refusals: [
    ...OPEN_REFUSALS,
    ...LIMIT_REFUSALS,
    'billing.direct-debit-no-mandate',
    'billing.direct-debit-changed',
    'billing.direct-debit-code',
  ],
  limit: 'direct_debit',
});

export const giveUpDirectDebit = route({
  method: 'DELETE',
  path: '/api/orders/:orderId/direct-debit',
  summary: 'Gives up an open order that was to be paid by direct debit, and forgets what was typed. Again changes nothing.',
  access: 'member',
  params,
  reply: Order,
  refusals: ['billing.order-not-found'],
  limit: 'direct_debit',
});

export const readMandate = route({
  method: 'GET',
  path: '/api/direct-debit/mandate',
  summary: 'The viewer’s mandate that later purchases can be collected by; null without one that stands.',
  access: 'member',
  reply: z.object({ mandate: z.nullable(Mandate) }),
});

export const revokeMandate = route({
  method: 'DELETE',
  path: '/api/direct-debit/mandate',
  summary:
    'Takes the viewer’s mandate back: what is not in a file for the bank yet is not collected, and its purchase is undone. Again changes nothing.',
  access: 'member',
  reply: z.object({}),
  limit: 'direct_debit',
});
