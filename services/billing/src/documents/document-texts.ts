import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { Order } from '@rendezvous/contracts/billing/orders';
import type { Locale } from '@rendezvous/contracts/reference';

interface Texts {
  readonly receipt: (number: string) => string;
  readonly creditNote: (number: string) => string;
  readonly reversal: (number: string) => string;
  readonly date: string;
  readonly paidWith: string;
  readonly method: string;
  /** A direct debit that is due on a day. */
  readonly dueDebit: (day: string) => string;
  /** A receipt of one is no proof that money moved. */
  readonly debitNote: (day: string) => string;
  readonly forReceipt: string;
  readonly forCreditNote: string;
  readonly bought: string;
  readonly returned: string;
  /** The same of a direct debit that did not go out. */
  readonly undebited: string;
  readonly cameBack: string;
  readonly credits: (count: number) => string;
  readonly returnedCredits: (count: number) => string;
  readonly discount: string;
  readonly fee: string;
  readonly total: string;
  readonly totalReturned: string;
  readonly totalUndebited: string;
  readonly totalCameBack: string;
  readonly net: string;
  readonly tax: (rate: string) => string;
  readonly noTax: string;
  readonly seller: string;
  readonly register: (number: string) => string;
  readonly vatNumber: (country: string, number: string) => string;
  readonly card: (brand: string, last4: string) => string;
  readonly methods: Readonly<Partial<Record<PaymentMethod, string>>>;
}

/** What receipts, credit notes and what cancels these say on paper. */
export const DOCUMENT_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    receipt: (number) => `Receipt ${number}`,
    creditNote: (number) => `Credit note ${number}`,
    reversal: (number) => `Reversal ${number}`,
    date: 'Date',
    paidWith: 'Paid with',
    method: 'Payment method',
    dueDebit: (day) => `Direct debit (SEPA), due on ${day}`,
    debitNote: (day) => `The amount is debited from your account on ${day} or later: this receipt does not confirm that it was.`,
    forReceipt: 'For receipt',
    forCreditNote: 'Cancels credit note',
    bought: 'What you bought',
    returned: 'What went back',
    undebited: 'What is not debited',
    cameBack: 'What did not get through to you',
    credits: (count) => (count === 1 ? '1 credit' : `${count} credits`),
    returnedCredits: (count) => (count === 1 ? '1 unused credit' : `${count} unused credits`),
    discount: 'Discount',
    fee: 'Payment fee',
    total: 'Total',
    totalReturned: 'Total paid back',
    totalUndebited: 'Total not debited',
    totalCameBack: 'Total not paid back',
    net: 'Without VAT',
    tax: (rate) => `VAT ${rate}`,
    noTax: 'No VAT is charged in your country.',
    seller: 'Seller',
    register: (number) => `Chamber of Commerce ${number}`,
    vatNumber: (country, number) => `VAT number ${country}: ${number}`,
    card: (brand, last4) => `${brand} ending in ${last4}`,
    methods: { card: 'Card', sepa: 'Direct debit (SEPA)' },
  },
  fr: {
    receipt: (number) => `Reçu ${number}`,
    creditNote: (number) => `Avoir ${number}`,
    reversal: (number) => `Annulation ${number}`,
    date: 'Date',
    paidWith: 'Payé avec',
    method: 'Moyen de paiement',
    dueDebit: (day) => `Prélèvement (SEPA), échéance le ${day}`,
    debitNote: (day) => `Le montant est prélevé sur votre compte le ${day} ou plus tard : ce reçu n’atteste pas qu’il l’a été.`,
    forReceipt: 'Pour le reçu',
    forCreditNote: 'Annule l’avoir',
    bought: 'Ce que vous avez acheté',
    returned: 'Ce qui vous a été rendu',
    undebited: 'Ce qui n’est pas prélevé',
    cameBack: 'Ce qui ne vous est pas parvenu',
    credits: (count) => (count < 2 ? `${count} crédit` : `${count} crédits`),
    returnedCredits: (count) => (count < 2 ? `${count} crédit non utilisé` : `${count} crédits non utilisés`),
    discount: 'Remise',
    fee: 'Frais de paiement',
    total: 'Total',
    totalReturned: 'Total remboursé',
    totalUndebited: 'Total non prélevé',
    totalCameBack: 'Total non remboursé',
    net: 'Hors TVA',
    tax: (rate) => `TVA ${rate}`,
    noTax: 'Aucune TVA n’est perçue dans votre pays.',
    seller: 'Vendeur',
    register: (number) => `Registre du commerce ${number}`,
    vatNumber: (country, number) => `Numéro de TVA ${country} : ${number}`,
    card: (brand, last4) => `${brand} se terminant par ${last4}`,
    methods: { card: 'Carte bancaire', sepa: 'Prélèvement (SEPA)' },
  },
};

/** Names that are the same in every language. */
const METHOD_NAMES: Readonly<Partial<Record<PaymentMethod, string>>> = {
  paypal: 'PayPal',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  eps: 'EPS',
  twint: 'TWINT',
  blik: 'BLIK',
  przelewy24: 'Przelewy24',
};

export const paidWith = ({ method, card }: Pick<Order, 'method' | 'card'>, locale: Locale): string => {
  const say = DOCUMENT_TEXTS[locale];
  return card === null ? (say.methods[method] ?? METHOD_NAMES[method] ?? method) : say.card(card.brand, card.last4);
};
