import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { Injectable } from '@nestjs/common';
import { type Money, moneyFormat } from '@rendezvous/contracts/kernel';
import type { Locale } from '@rendezvous/contracts/reference';
import { en, type MessageId } from './en.js';
import { fr } from './fr.js';

type Values = Readonly<Record<string, string | number>>;

/** What is said in one language: sentences, amounts, dates. */
export interface Speech {
  readonly locale: Locale;
  say(id: MessageId, values?: Values): string;
  money(money: Money): string;
  date(at: Date, timeZone: string): string;
  time(at: Date, timeZone: string): string;
}

/** The interface has one region a language, as in the browser. */
const REGIONAL: Record<Locale, string> = { en: 'en-US', fr: 'fr-FR' };
const MESSAGES: Record<Locale, Record<MessageId, string>> = { en, fr };

const speechOf = (locale: Locale, intl: IntlShape<string>): Speech => ({
  locale,
  say: (id, values) => intl.formatMessage({ id }, values),
  money: ({ amount, currency }) => intl.formatNumber(amount / 100, moneyFormat(currency)),
  date: (at, timeZone) => intl.formatDate(at, { timeZone, dateStyle: 'long' }),
  time: (at, timeZone) => intl.formatTime(at, { timeZone, timeStyle: 'short' }),
});

const rethrow = (fault: Error): never => {
  throw fault;
};

/** The languages of our mails. Sentences are parsed once; a missing word is a fault, never a hole in a mail. */
@Injectable()
export class Speeches {
  private readonly spoken: Readonly<Record<Locale, Speech>>;

  constructor() {
    const cache = createIntlCache();
    const make = (locale: Locale): Speech => {
      const options = { locale: REGIONAL[locale], messages: MESSAGES[locale], onError: rethrow };
      return speechOf(locale, createIntl(options, cache) as IntlShape<string>);
    };
    this.spoken = { en: make('en'), fr: make('fr') };
  }

  in(locale: Locale): Speech {
    return this.spoken[locale];
  }
}
