import { moneyFormat } from '@rendezvous/contracts/kernel';
import type { Locale } from '@rendezvous/contracts/reference';

interface CodeMessage {
  readonly code: string;
  /** Who sells. */
  readonly seller: string;
  /** Host name of the site on which the code is typed. */
  readonly host: string;
  readonly amount: number;
  readonly currency: string;
  /** How long it counts. */
  readonly minutes: number;
}

/** Plain apostrophes and spaces: with any sign that is not among those of the first phones, a message has room for 70 instead of 160. */
const TEXTS: Readonly<Record<Locale, (code: string, amount: string, seller: string, minutes: number) => string>> = {
  en: (code, amount, seller, minutes) =>
    `${code} is your ${seller} code to sign the direct debit of ${amount}. Valid for ${minutes} minutes. Do not share it with anybody.`,
  fr: (code, amount, seller, minutes) =>
    `${code} est votre code ${seller} pour signer le prélèvement de ${amount}. Valable ${minutes} minutes. Ne le donnez à personne.`,
};

/** What is sent. Who signs sees how much and to whom; by its last line phones offer the code on this site's pages, and on no other's. */
export const codeText = (locale: Locale, { code, seller, host, amount, currency, minutes }: CodeMessage): string => {
  const money = new Intl.NumberFormat(locale, moneyFormat(currency)).format(amount / 100).replaceAll(/\s/g, ' ');
  return `${TEXTS[locale](code, money, seller, minutes)}\n\n@${host} #${code}`;
};
