import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

const STEPS = [
  { unit: 'minute', ms: 60_000, below: 60 },
  { unit: 'hour', ms: 3_600_000, below: 24 },
  { unit: 'day', ms: 86_400_000, below: 7 },
  { unit: 'week', ms: 604_800_000, below: 5 },
  { unit: 'month', ms: 2_592_000_000, below: 12 },
  { unit: 'year', ms: 31_536_000_000, below: Number.POSITIVE_INFINITY },
] as const;

const MINUTE_MS = 60_000;
const follow = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
};
const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** "5 minutes ago", "yesterday", "last week": as far back as it is, no finer. Null where the time is not known: a server draws for later. */
export const useAgo = (): ((at: string) => string | null) => {
  const intl = useIntl();
  const now = useSyncExternalStore(follow, thisMinute, () => null);
  return (at) => {
    if (now === null) return null;
    const ms = Math.max(0, now - Date.parse(at));
    const step = STEPS.find(({ ms: size, below }) => Math.floor(ms / size) < below)!;
    return intl.formatRelativeTime(-Math.floor(ms / step.ms), step.unit, { numeric: 'auto' });
  };
};
