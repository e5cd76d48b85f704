import type { PriceList } from '@rendezvous/contracts/billing/bundles';
import type { DirectDebit, Mandate } from '@rendezvous/contracts/billing/direct-debit';
import { eur, priceList } from './answers';

/** What the page of direct debits is answered. */
const creditor = { name: 'Rendezvous Sample B.V.', id: 'NL98ZZZ999999990000' };

/** The prices where direct debit is open to the member. */
export const priceListWithDebit: PriceList = {
  ...priceList,
  methods: [...priceList.methods, { method: 'sepa', fee: eur(0), blocked: false }],
};

/** An order for which no account was chosen yet. */
export const directDebit: DirectDebit = {
  order: 7,
  bundle: '50',
  credits: 50,
  amount: eur(4999),
  creditor,
  iban_countries: ['NL', 'BE', 'DE', 'AT', 'FR', 'ES', 'IT', 'IE'],
  refund_days: 14,
  mandate: null,
  chosen: null,
};

/** What was signed with an order from before. */
export const mandate: Mandate = {
  reference: 'RDV-5',
  iban: 'DE•• •••• 3000',
  holder: 'Hugo Martin',
  mobile: '••• 678',
  signed_at: '2026-10-02T18:20:00.000Z',
};

/** The same order for somebody who signed a mandate before. */
export const withMandate: DirectDebit = { ...directDebit, mandate };

/** An account was chosen, and the code is on its way. */
export const signing: DirectDebit = {
  ...directDebit,
  chosen: {
    revision: 1,
    kept: false,
    due: '2026-11-26',
    text: {
      reference: 'RDV-7',
      creditor,
      iban: 'DE89 3704 0044 0532 0130 00',
      holder: 'Hugo Martin',
      wording: [
        'By signing this mandate, you authorise Rendezvous Sample B.V. to send instructions to your bank to debit your account, and your bank to debit your account in accordance with the instructions from Rendezvous Sample B.V.',
        'The mandate covers this purchase only.',
        'As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within eight weeks starting from the date on which your account was debited.',
        'You hear of each debit by e-mail, at least one day before it.',
      ],
      is_new: true,
    },
    code: {
      mobile: '••• 678',
      expires_at: '2026-11-20T20:22:00.000Z',
      resend_at: '2026-11-20T20:13:00.000Z',
      resend_seconds: 60,
      tries_left: 5,
    },
  },
};

type Chosen = NonNullable<DirectDebit['chosen']>;

/** The same with other facts of what was chosen. */
export const signingWith = (change: Partial<Chosen>): DirectDebit => ({ ...signing, chosen: { ...(signing.chosen as Chosen), ...change } });

/** The same when a code was tried, or sent a while ago. */
export const signingAfter = (change: Partial<NonNullable<Chosen['code']>>): DirectDebit =>
  signingWith({ code: { ...(signing.chosen as Chosen).code!, ...change } });
