import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

const follow = () => () => undefined;

/** Keeps the place of a time where the time zone is not known: a server draws for anywhere. */
const NO_TIME = '\u2012\u2012:\u2012\u2012';

/** The time of day, where the page is looked at, and the day of the week for what is further away. */
export const useClockTime = (): ((at: string, withDay?: boolean) => string) => {
  const intl = useIntl();
  const isHere = useSyncExternalStore(
    follow,
    () => true,
    () => false,
  );
  return (at, withDay = false) =>
    isHere ? intl.formatTime(at, { ...(withDay && { weekday: 'long' }), hour: 'numeric', minute: '2-digit' }) : NO_TIME;
};
