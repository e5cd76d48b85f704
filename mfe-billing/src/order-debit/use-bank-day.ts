import { type FormatDateOptions, useIntl } from 'react-intl';

/** Writes a day of the banks' calendar, `YYYY-MM-DD`: it is the same day everywhere, not an instant. */
export const useBankDay = (): ((day: string, dateStyle?: FormatDateOptions['dateStyle']) => string) => {
  const intl = useIntl();
  return (day, dateStyle = 'long') => intl.formatDate(`${day}T00:00:00Z`, { dateStyle, timeZone: 'UTC' });
};
