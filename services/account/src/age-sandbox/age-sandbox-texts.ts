import type { Locale } from '@rendezvous/contracts/reference';
import type { SandboxOutcome } from './age-sandbox.rules.js';

interface Texts {
  readonly company: string;
  readonly test: string;
  readonly title: (age: number) => string;
  readonly intro: (merchant: string, age: number) => string;
  readonly outcomes: (age: number) => Readonly<Record<SandboxOutcome, string>>;
  readonly more: string;
  readonly overTitle: string;
  readonly over: string;
  readonly decidedTitle: string;
  readonly decided: string;
  readonly back: (merchant: string) => string;
  readonly privacyTitle: string;
  readonly privacy: string;
}

/** The words of the sandbox company. It is another company's page: it has no part in the product's own messages. */
export const AGE_SANDBOX_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    company: 'Sandbox Age Check',
    test: 'This company is a stand-in for testing. Nothing is looked at and nobody is recognised.',
    title: (age) => `Are you ${age} or older?`,
    intro: (merchant, age) => `${merchant} asks whether you are at least ${age}. It is told yes or no, and nothing else.`,
    outcomes: (age) => ({
      over: `Yes, ${age} or older`,
      under: `No, under ${age}`,
      unclear: 'It cannot be told',
      cancel: 'Cancel and go back',
      'over-late': 'Yes, but the answer comes 20 seconds later',
      silent: 'Go back, and never answer',
    }),
    more: 'Test difficult cases',
    overTitle: 'This check is over',
    over: 'It could be answered for 30 minutes. Go back and begin a new one.',
    decidedTitle: 'This check is decided',
    decided: 'You answered already. A check cannot be answered twice.',
    back: (merchant) => `Back to ${merchant}`,
    privacyTitle: 'Privacy at Sandbox Age Check',
    privacy: 'This stand-in keeps which answer was chosen and when, without any name, for 30 days. It looks at no face and at no document.',
  },
  fr: {
    company: 'Sandbox Age Check',
    test: 'Cette société est factice et sert aux essais. Rien n’est regardé, personne n’est reconnu.',
    title: (age) => `Avez-vous ${age} ans ou plus ?`,
    intro: (merchant, age) => `${merchant} demande si vous avez au moins ${age} ans. La réponse est oui ou non, et rien d’autre.`,
    outcomes: (age) => ({
      over: `Oui, ${age} ans ou plus`,
      under: `Non, moins de ${age} ans`,
      unclear: 'Impossible à dire',
      cancel: 'Annuler et revenir',
      'over-late': 'Oui, mais la réponse arrive 20 secondes plus tard',
      silent: 'Revenir, et ne jamais répondre',
    }),
    more: 'Essayer des cas difficiles',
    overTitle: 'Cette vérification est terminée',
    over: 'Il était possible d’y répondre pendant 30 minutes. Revenez et commencez-en une autre.',
    decidedTitle: 'Cette vérification est tranchée',
    decided: 'Vous avez déjà répondu. On ne répond pas deux fois à une vérification.',
    back: (merchant) => `Retour à ${merchant}`,
    privacyTitle: 'Vie privée chez Sandbox Age Check',
    privacy:
      'Cette société factice garde la réponse choisie et l’heure, sans aucun nom, pendant 30 jours. Elle ne regarde ni visage ni document.',
  },
};
