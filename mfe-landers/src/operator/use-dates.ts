import { useIntl } from 'react-intl';
import { writtenDate } from '@rendezvous/contracts/written-date';

/** English without a country is written as most countries write it: the day before the month. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

/** How operators read days and times: "1 Dec 2026, 18:00". */
export const useDates = (timeZone: string) => {
  const { locale } = useIntl();
  const told = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LOCALES[locale] ?? locale, { ...options, timeZone });
    return (time: string): string => writtenDate(locale, format.formatToParts(new Date(time)));
  };
  return {
    time: told({ dateStyle: 'medium', timeStyle: 'short' }),
    day: told({ dateStyle: 'medium' }),
    shortDay: told({ day: 'numeric', month: 'short' }),
  };
};
