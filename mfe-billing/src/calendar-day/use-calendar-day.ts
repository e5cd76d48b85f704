import { type FormatDateOptions, useIntl } from 'react-intl';

/** Writes a day of a calendar, a bank's or a site's, as `YYYY-MM-DD`: it is the same day everywhere, not an instant. */
export const useCalendarDay = (): ((day: string, dateStyle?: FormatDateOptions['dateStyle']) => string) => {
  const intl = useIntl();
  return (day, dateStyle = 'long') => intl.formatDate(`${day}T00:00:00Z`, { dateStyle, timeZone: 'UTC' });
};
