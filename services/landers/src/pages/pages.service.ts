import { Injectable } from '@nestjs/common';
import type { ContentPage } from '@rendezvous/contracts/landers/pages';
import type { CountryCode, Language, Locale } from '@rendezvous/contracts/reference';
import { Refusal } from '@rendezvous/server/refusal';
import { Companies, type Site } from '@rendezvous/site';
import { fillInPage, pageFacts } from './page-facts.rules.js';
import { pageLanguage } from './page-language.rules.js';
import { PAGES, type PageSlug } from './pages.data.js';

export interface PageReader {
  readonly site: Site;
  readonly country: CountryCode;
  readonly locale: Locale;
  readonly asked: Language | undefined;
}

const isPage = (slug: string): slug is PageSlug => Object.hasOwn(PAGES, slug);

/** Legal texts, questions and answers, customer service. */
@Injectable()
export class Pages {
  constructor(private readonly companies: Companies) {}

  async read(slug: string, { site, country, locale, asked }: PageReader): Promise<ContentPage> {
    if (!isPage(slug)) throw new Refusal('landers.page-not-found');
    const { sample, updated, texts } = PAGES[slug];
    const { language, offered } = pageLanguage({ written: Object.keys(texts) as Language[], country, asked, locale });
    const facts = pageFacts(site.settings, await this.companies.of(site.id), language);
    return { slug, language, languages: [...offered], sample, updated, ...fillInPage(texts[language] ?? texts.en, facts) };
  }
}
