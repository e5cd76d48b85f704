import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Countdown } from '@rendezvous/ui';
import { partsOf } from './time-parts';

interface Props {
  /** By this device's clock. */
  readonly endsAt: number;
  readonly onEnd: () => void;
  readonly size?: 'md' | 'lg';
}

const SECOND_MS = 1000;
const follow = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, SECOND_MS);
  return () => clearInterval(timer);
};
const thisSecond = (): number => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;

/** Keeps the places of the figures where the time is not known: a server draws for later. */
const NO_FIGURE = '\u2012\u2012';

/** What is left of a discount's time, second by second. The server holds the deadline; this only shows it. */
export const TimeLeft = ({ endsAt, onEnd, size = 'lg' }: Props) => {
  const intl = useIntl();
  const now = useSyncExternalStore(follow, thisSecond, () => null);
  const over = useEffectEvent(onEnd);
  const ended = now !== null && now >= endsAt;

  // what the page shows is that of the discount: without it, it is asked for again
  useEffect(() => {
    if (ended) over();
  }, [ended]);

  const { hours, minutes, shown } = partsOf((endsAt - (now ?? 0)) / SECOND_MS);
  const units = ['billing.discount.hours', 'billing.discount.minutes', 'billing.discount.seconds'].map((id) => intl.formatMessage({ id }));
  return (
    <Countdown
      size={size}
      label={now === null ? '' : intl.formatMessage({ id: 'billing.discount.left' }, { hours, minutes })}
      parts={shown.map((value, index) => ({ value: now === null ? NO_FIGURE : value, unit: units[index]! }))}
    />
  );
};
