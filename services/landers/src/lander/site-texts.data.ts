import type { SiteText } from '@rendezvous/contracts/landers/content';
import type { Language } from '@rendezvous/contracts/reference';

/** A sentence in two forms, for languages in which it goes by a number: that of one, as the language counts it, and that of several. */
export interface CountedSentence {
  readonly by: 'signup_credits' | 'message_credits';
  readonly one: string;
  readonly other: string;
}

/** Sentences that make a promise or name a number: the site's own, so that no variant can differ from it or from another. */
export const SITE_SENTENCES: Readonly<Record<SiteText, Readonly<Record<Language, string | CountedSentence>>>> = {
  adults: {
    en: '{min_age}+ only.',
    fr: 'Réservé aux {min_age} ans et plus.',
    nl: 'Alleen voor {min_age}+.',
    de: 'Nur ab {min_age}.',
    it: 'Solo dai {min_age} anni in su.',
    es: 'Solo mayores de {min_age} años.',
    pl: 'Tylko dla osób od {min_age} lat.',
  },
  joining: {
    en: 'Joining is free. Credits to begin with: {signup_credits}.',
    fr: {
      by: 'signup_credits',
      one: 'Inscription gratuite. {signup_credits} crédit offert.',
      other: 'Inscription gratuite. {signup_credits} crédits offerts.',
    },
    nl: 'Aanmelden is gratis. Credits om mee te beginnen: {signup_credits}.',
    de: 'Die Anmeldung ist kostenlos. Credits zum Start: {signup_credits}.',
    it: 'L’iscrizione è gratuita. Crediti per cominciare: {signup_credits}.',
    es: 'Registrarse es gratis. Créditos para empezar: {signup_credits}.',
    pl: 'Rejestracja jest bezpłatna. Kredyty na start: {signup_credits}.',
  },
  costs: {
    en: 'Reading is free. Credits for one message: {message_credits}.',
    fr: {
      by: 'message_credits',
      one: 'Lire est gratuit. {message_credits} crédit par message.',
      other: 'Lire est gratuit. {message_credits} crédits par message.',
    },
    nl: 'Lezen is gratis. Credits per bericht: {message_credits}.',
    de: 'Lesen ist kostenlos. Credits pro Nachricht: {message_credits}.',
    it: 'Leggere è gratis. Crediti per messaggio: {message_credits}.',
    es: 'Leer es gratis. Créditos por mensaje: {message_credits}.',
    pl: 'Czytanie jest bezpłatne. Kredyty za wiadomość: {message_credits}.',
  },
  renewal: {
    en: 'One payment, no subscription. Nothing renews by itself.',
    fr: 'Un seul paiement, aucun abonnement. Rien ne se renouvelle tout seul.',
    nl: 'Eén betaling, geen abonnement. Niets wordt vanzelf verlengd.',
    de: 'Eine Zahlung, kein Abo. Nichts verlängert sich von selbst.',
    it: 'Un solo pagamento, nessun abbonamento. Nulla si rinnova da solo.',
    es: 'Un solo pago, sin suscripción. Nada se renueva solo.',
    pl: 'Jedna płatność, bez abonamentu. Nic nie odnawia się samo.',
  },
  refund: {
    en: 'You can return unused credits within {refund_days} days.',
    fr: 'Vous pouvez vous faire rembourser les crédits non utilisés pendant {refund_days} jours.',
    nl: 'Ongebruikte credits kun je binnen {refund_days} dagen teruggeven.',
    de: 'Unbenutzte Credits lassen sich innerhalb von {refund_days} Tagen zurückgeben.',
    it: 'I crediti non usati sono rimborsabili entro {refund_days} giorni.',
    es: 'Puedes devolver los créditos sin usar en un plazo de {refund_days} días.',
    pl: 'Niewykorzystane kredyty możesz zwrócić w ciągu {refund_days} dni.',
  },
};
