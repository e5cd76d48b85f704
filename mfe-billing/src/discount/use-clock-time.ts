import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

const follow = () => () => undefined;

/** Keeps the place of a time where the time zone is not known: a server draws for anywhere. */
const NO_TIME = '\u2012\u2012:\u2012\u2012';

/** The time of day where the page is looked at, or the day of the week. */
export const useClockTime = (): ((at: string, part?: 'time' | 'day') => string) => {
  const intl = useIntl();
  const isHere = useSyncExternalStore(
    follow,
    () => true,
    () => false,
  );
  return (at, part = 'time') => {
    if (!isHere) return NO_TIME;
    return part === 'day' ? intl.formatDate(at, { weekday: 'long' }) : intl.formatTime(at, { hour: 'numeric', minute: '2-digit' });
  };
};
