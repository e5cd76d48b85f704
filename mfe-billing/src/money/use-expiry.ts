import { useIntl } from 'react-intl';

/** Writes the last month of a card as it is printed. @returns writes `YYYY-MM` */
export const useExpiry = (): ((expires: string) => string) => {
  const intl = useIntl();
  return (expires) => intl.formatDate(`${expires}-01T00:00:00Z`, { year: 'numeric', month: '2-digit', timeZone: 'UTC' });
};
