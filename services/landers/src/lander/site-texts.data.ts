import type { SiteText } from '@rendezvous/contracts/landers/content';
import type { Language } from '@rendezvous/contracts/reference';

/** Sentences that make a promise or name a number: the site's own, so that no variant can differ from it or from another. */
export const SITE_SENTENCES: Readonly<Record<SiteText, Readonly<Record<Language, string>>>> = {
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
    fr: 'Inscription gratuite. Crédits offerts\u00a0: {signup_credits}.',
    nl: 'Aanmelden is gratis. Credits om mee te beginnen: {signup_credits}.',
    de: 'Die Anmeldung ist kostenlos. Credits zum Start: {signup_credits}.',
    it: 'L’iscrizione è gratuita. Crediti per cominciare: {signup_credits}.',
    es: 'Registrarse es gratis. Créditos para empezar: {signup_credits}.',
    pl: 'Rejestracja jest bezpłatna. Kredyty na start: {signup_credits}.',
  },
};
