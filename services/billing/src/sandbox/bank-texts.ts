import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { Locale } from '@rendezvous/contracts/reference';
import type { DisputeReport } from '../payment/payment.provider.js';
import type { BankCard } from './bank-card.rules.js';
import type { BankDelivery, BankOutcome, DisputeStep } from './sandbox.rules.js';

interface BankTexts {
  readonly bank: string;
  readonly test: string;
  readonly title: string;
  readonly to: string;
  readonly for: (credits: string) => string;
  readonly by: string;
  readonly methods: Readonly<Record<Exclude<PaymentMethod, 'card'>, string>>;
  readonly card: {
    readonly any: string;
    readonly print: (brand: string, last4: string) => string;
    readonly choose: string;
    /** What becomes of the next payment with it. */
    readonly next: Readonly<Record<BankCard, string>>;
    readonly keep: string;
    readonly kept: string;
    readonly confirm: string;
  };
  readonly outcomes: Readonly<Record<BankOutcome, string>>;
  readonly more: string;
  readonly moreHint: string;
  readonly delivery: string;
  readonly deliveries: Readonly<Record<BankDelivery, string>>;
  readonly decidedTitle: string;
  readonly decided: string;
  readonly back: (merchant: string) => string;
  readonly dispute: {
    readonly title: string;
    readonly hint: string;
    readonly steps: Readonly<Record<DisputeStep, string>>;
    readonly statuses: Readonly<Record<DisputeReport['status'], string>>;
  };
}

/** The words of the sandbox bank. It is another company's page: it has no part in the product's own messages. */
export const BANK_TEXTS: Readonly<Record<Locale, BankTexts>> = {
  en: {
    bank: 'Sandbox Bank',
    test: 'This bank is a stand-in for testing. No money moves.',
    title: 'Confirm your payment',
    to: 'To',
    for: (credits) => `${credits} credits`,
    by: 'With',
    methods: {
      paypal: 'PayPal',
      ideal: 'iDEAL',
      bancontact: 'Bancontact',
      eps: 'EPS',
      twint: 'TWINT',
      blik: 'BLIK',
      przelewy24: 'Przelewy24',
      sepa: 'Direct debit (SEPA)',
    },
    card: {
      any: 'Card',
      print: (brand, last4) => `${brand} ending in ${last4}`,
      choose: 'Card to keep',
      next: {
        approves: 'The next payment is taken at once.',
        confirms: 'The next payment is confirmed on this bank’s page (3-D Secure).',
        declines: 'The next payment is declined.',
        expires: 'It expires at the end of this month.',
      },
      keep: 'The shop asks to keep this card for your next purchases. If you approve, the card is kept.',
      kept: 'The card is kept for your next purchases, until you remove it in the shop.',
      confirm: 'The shop charges a card that you let it keep. Your bank wants to know whether it is you (3-D Secure).',
    },
    outcomes: {
      approve: 'Approve',
      decline: 'Decline',
      cancel: 'Cancel and go back',
      'approve-late': 'Approve, 20 seconds late',
      'cancel-then-approve': 'Cancel, but the money arrives all the same',
    },
    more: 'Test difficult cases',
    moreHint: 'Choose how the shop hears of it, then choose an outcome here or above.',
    delivery: 'Messages to the shop',
    deliveries: {
      twice: 'Send each message twice (as usual)',
      reordered: 'Send them in the wrong order',
      withheld: 'Send none: the shop has to ask',
    },
    decidedTitle: 'This payment is decided',
    decided: 'You answered already. A payment cannot be answered twice.',
    back: (merchant) => `Back to ${merchant}`,
    dispute: {
      title: 'Ask this money back',
      hint: 'For testing: what a payer can do weeks later, and what the bank decides. Keep the address of this page to come back to it.',
      steps: {
        ask: 'Ask about the payment',
        dispute: 'Dispute all of it',
        'dispute-half': 'Dispute half of it',
        'go-on': 'Dispute it now',
        win: 'The shop keeps the money',
        lose: 'The payer gets the money',
      },
      statuses: { warning: 'asked about', open: 'disputed', won: 'the shop keeps it', lost: 'the payer got it back' },
    },
  },
  fr: {
    bank: 'Banque d’essai',
    test: 'Cette banque sert aux essais. Aucun argent ne circule.',
    title: 'Confirmez votre paiement',
    to: 'Bénéficiaire',
    for: (credits) => `${credits} crédits`,
    by: 'Moyen de paiement',
    methods: {
      paypal: 'PayPal',
      ideal: 'iDEAL',
      bancontact: 'Bancontact',
      eps: 'EPS',
      twint: 'TWINT',
      blik: 'BLIK',
      przelewy24: 'Przelewy24',
      sepa: 'Prélèvement (SEPA)',
    },
    card: {
      any: 'Carte',
      print: (brand, last4) => `${brand} se terminant par ${last4}`,
      choose: 'Carte à conserver',
      next: {
        approves: 'Le prochain paiement passe aussitôt.',
        confirms: 'Le prochain paiement se confirme sur la page de cette banque (3-D Secure).',
        declines: 'Le prochain paiement est refusé.',
        expires: 'Elle expire à la fin du mois.',
      },
      keep: 'La boutique demande à conserver cette carte pour vos prochains achats. Si vous acceptez, la carte est conservée.',
      kept: 'La carte est conservée pour vos prochains achats, jusqu’à ce que vous la supprimiez dans la boutique.',
      confirm: 'La boutique débite une carte que vous lui avez confiée. Votre banque veut savoir si c’est bien vous (3-D Secure).',
    },
    outcomes: {
      approve: 'Accepter',
      decline: 'Refuser',
      cancel: 'Annuler et revenir',
      'approve-late': 'Accepter avec 20 secondes de retard',
      'cancel-then-approve': 'Annuler, mais l’argent arrive quand même',
    },
    more: 'Essayer des cas difficiles',
    moreHint: 'Choisissez comment la boutique l’apprend, puis une issue ici ou plus haut.',
    delivery: 'Messages à la boutique',
    deliveries: {
      twice: 'Envoyer chaque message deux fois (comme d’habitude)',
      reordered: 'Les envoyer dans le désordre',
      withheld: 'N’en envoyer aucun : à la boutique de demander',
    },
    decidedTitle: 'Ce paiement est décidé',
    decided: 'Vous avez déjà répondu. On ne peut pas répondre deux fois à un paiement.',
    back: (merchant) => `Retour vers ${merchant}`,
    dispute: {
      title: 'Redemander cet argent',
      hint: 'Pour les essais : ce qu’un payeur peut faire des semaines plus tard, et ce que la banque décide. Gardez l’adresse de cette page pour y revenir.',
      steps: {
        ask: 'Se renseigner sur le paiement',
        dispute: 'Tout contester',
        'dispute-half': 'En contester la moitié',
        'go-on': 'Le contester maintenant',
        win: 'La boutique garde l’argent',
        lose: 'Le payeur récupère l’argent',
      },
      statuses: { warning: 'demande d’explication', open: 'contesté', won: 'la boutique le garde', lost: 'le payeur l’a récupéré' },
    },
  },
};
