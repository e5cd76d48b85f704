import { TERMS_UPDATED } from '@rendezvous/contracts/account/terms';
import type { ContentPage } from '@rendezvous/contracts/landers/pages';
import type { Language } from '@rendezvous/contracts/reference';
import type { ContentText } from './content-text.js';
import { banEn } from './content/ban/en.js';
import { banFr } from './content/ban/fr.js';
import { cookiesEn } from './content/cookies/en.js';
import { cookiesFr } from './content/cookies/fr.js';
import { faqDe } from './content/faq/de.js';
import { faqEn } from './content/faq/en.js';
import { faqEs } from './content/faq/es.js';
import { faqFr } from './content/faq/fr.js';
import { faqIt } from './content/faq/it.js';
import { faqNl } from './content/faq/nl.js';
import { faqPl } from './content/faq/pl.js';
import { privacyEn } from './content/privacy/en.js';
import { privacyFr } from './content/privacy/fr.js';
import { returnPolicyEn } from './content/return-policy/en.js';
import { returnPolicyFr } from './content/return-policy/fr.js';
import { serviceDe } from './content/service/de.js';
import { serviceEn } from './content/service/en.js';
import { serviceEs } from './content/service/es.js';
import { serviceFr } from './content/service/fr.js';
import { serviceIt } from './content/service/it.js';
import { serviceNl } from './content/service/nl.js';
import { servicePl } from './content/service/pl.js';
import { termsEn } from './content/terms/en.js';
import { termsFr } from './content/terms/fr.js';

export type PageSlug = ContentPage['slug'];

/** A page in the languages it was written in; English is always among them. */
export interface PageTexts {
  /** Legal texts are samples until a lawyer has checked them. */
  readonly sample: boolean;
  readonly updated: string;
  readonly texts: { readonly en: ContentText } & Readonly<Partial<Record<Language, ContentText>>>;
}

const UPDATED = '2026-11-23';

export const PAGES: Readonly<Record<PageSlug, PageTexts>> = {
  ban: { sample: true, updated: UPDATED, texts: { en: banEn, fr: banFr } },
  cookies: { sample: true, updated: UPDATED, texts: { en: cookiesEn, fr: cookiesFr } },
  faq: { sample: false, updated: UPDATED, texts: { en: faqEn, fr: faqFr, nl: faqNl, de: faqDe, it: faqIt, es: faqEs, pl: faqPl } },
  privacy: { sample: true, updated: '2026-11-24', texts: { en: privacyEn, fr: privacyFr } },
  'return-policy': { sample: true, updated: '2026-11-21', texts: { en: returnPolicyEn, fr: returnPolicyFr } },
  service: {
    sample: false,
    updated: UPDATED,
    texts: { en: serviceEn, fr: serviceFr, nl: serviceNl, de: serviceDe, it: serviceIt, es: serviceEs, pl: servicePl },
  },
  terms: { sample: true, updated: TERMS_UPDATED, texts: { en: termsEn, fr: termsFr } },
};
