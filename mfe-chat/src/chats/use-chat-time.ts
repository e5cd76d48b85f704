import { useIntl } from 'react-intl';

const DAY_MS = 86_400_000;

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** When something was, as short as it can be told: a time today, a day this week, else a date. */
export const useChatTime = (): ((at: string, now?: Date) => string) => {
  const intl = useIntl();
  return (at, now = new Date()) => {
    const date = new Date(at);
    const daysAgo = Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS);
    if (daysAgo <= 0) return intl.formatTime(date, { hour: 'numeric', minute: '2-digit' });
    if (daysAgo < 7) return intl.formatDate(date, { weekday: 'short' });
    return date.getFullYear() === now.getFullYear()
      ? intl.formatDate(date, { day: 'numeric', month: 'short' })
      : intl.formatDate(date, { day: 'numeric', month: 'numeric', year: '2-digit' });
  };
};
