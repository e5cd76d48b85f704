import { writtenDate } from '@rendezvous/contracts/written-date';
import type { ExportReader } from './personal-data.js';

/** How an export writes a day, or a moment with `timeStyle`, in the words and the zone of its reader. */
export const writtenFor = (
  { locale, timeZone }: Pick<ExportReader, 'locale' | 'timeZone'>,
  styles: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): ((at: Date) => string) => {
  const format = new Intl.DateTimeFormat(locale, { ...styles, timeZone });
  return (at) => writtenDate(locale, format.formatToParts(at));
};
