import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Countdown } from '@rendezvous/ui';
import { partsOf } from './time-parts';

interface Props {
  /** By this device's clock. */
  readonly endsAt: number;
  readonly onEnd: () => void;
  readonly size?: 'md' | 'lg';
}

/** What is left of a discount's time, second by second. The server holds the deadline; this only shows it. */
export const TimeLeft = ({ endsAt, onEnd, size = 'lg' }: Props) => {
  const intl = useIntl();
  const [now, setNow] = useState(() => Date.now());
  const over = useEffectEvent(onEnd);
  const ended = now >= endsAt;

  // time passes outside React
  useEffect(() => {
    if (ended) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [ended]);

  // what the page shows is that of the discount: without it, it is asked for again
  useEffect(() => {
    if (ended) over();
  }, [ended]);

  const { hours, minutes, shown } = partsOf((endsAt - now) / 1000);
  const units = ['billing.discount.hours', 'billing.discount.minutes', 'billing.discount.seconds'].map((id) => intl.formatMessage({ id }));
  return (
    <Countdown
      size={size}
      label={intl.formatMessage({ id: 'billing.discount.left' }, { hours, minutes })}
      parts={shown.map((value, index) => ({ value, unit: units[index]! }))}
    />
  );
};
