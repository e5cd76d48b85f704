import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { Injectable } from '@nestjs/common';
import { type Money, moneyFormat } from '@rendezvous/contracts/kernel';
import type { Locale } from '@rendezvous/contracts/reference';
import { writtenDate } from '@rendezvous/contracts/written-date';
import { en, type MessageId } from './en.js';
import { fr } from './fr.js';

type Values = Readonly<Record<string, string | number>>;

/** What is said in one language: sentences, amounts, dates. */
export interface Translator {
  readonly locale: Locale;
  translate(id: MessageId, values?: Values): string;
  money(money: Money): string;
  date(at: Date, timeZone: string): string;
  /** @param day of a calendar, `YYYY-MM-DD`, such as a bank's: the same day everywhere */
  calendarDay(day: string): string;
  /** With its zone: who reads a mail may be anywhere. */
  time(at: Date, timeZone: string): string;
  /** @param code two letters */
  country(code: string): string;
}

/** The interface has one region a language, as in the browser. */
const REGIONAL: Record<Locale, string> = { en: 'en-US', fr: 'fr-FR' };
const MESSAGES: Record<Locale, Record<MessageId, string>> = { en, fr };

const longDate = (locale: Locale, intl: IntlShape<string>, at: Date, timeZone: string): string =>
  writtenDate(locale, intl.formatDateToParts(at, { timeZone, dateStyle: 'long' }));

const translatorFor = (locale: Locale, intl: IntlShape<string>): Translator => ({
  locale,
  translate: (id, values) => intl.formatMessage({ id }, values),
  money: ({ amount, currency }) => intl.formatNumber(amount / 100, moneyFormat(currency)),
  date: (at, timeZone) => longDate(locale, intl, at, timeZone),
  calendarDay: (day) => longDate(locale, intl, new Date(`${day}T00:00:00Z`), 'UTC'),
  time: (at, timeZone) => intl.formatTime(at, { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
  country: (code) => intl.formatDisplayName(code, { type: 'region' }) ?? code,
});

const rethrow = (fault: Error): never => {
  throw fault;
};

/** The languages of our mails. Sentences are parsed once; a missing word is a fault, never a hole in a mail. */
@Injectable()
export class Translations {
  private readonly translators: Readonly<Record<Locale, Translator>>;

  constructor() {
    const cache = createIntlCache();
    const make = (locale: Locale): Translator => {
      const options = { locale: REGIONAL[locale], messages: MESSAGES[locale], onError: rethrow };
      return translatorFor(locale, createIntl(options, cache) as IntlShape<string>);
    };
    this.translators = { en: make('en'), fr: make('fr') };
  }

  in(locale: Locale): Translator {
    return this.translators[locale];
  }
}
