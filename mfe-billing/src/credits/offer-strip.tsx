import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Offer } from '@rendezvous/contracts/billing';
import { Card, Countdown } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';
import styles from './offer-strip.module.css';
import { partsOf } from './time-left';

interface Props {
  readonly offer: Offer;
  /** When the offer was read, by this device's clock. */
  readonly readAt: number;
  readonly onEnd: () => void;
}

/** Why something is cheaper now, and until when. The server holds the deadline; this only shows it. */
export const OfferStrip = ({ offer, readAt, onEnd }: Props) => {
  const intl = useIntl();
  const { percent } = useMoney();
  const title = intl.formatMessage({ id: 'billing.offer.title' }, { percentage: percent(offer.percentage) });
  const time = (at: string) => intl.formatTime(at, { hour: 'numeric', minute: '2-digit' });
  return (
    <Card tone="offer" as="section" aria-label={title}>
      <div className={styles.strip}>
        <div className={styles.words}>
          <b>{title}</b>
          {offer.began_at && offer.ends_at ? (
            <p className="small">
              {intl.formatMessage({ id: 'billing.offer.time-bonus' }, { began: time(offer.began_at), ends: time(offer.ends_at) })}
            </p>
          ) : null}
        </div>
        {offer.seconds_left === null ? null : <TimeLeft endsAt={readAt + offer.seconds_left * 1000} onEnd={onEnd} />}
      </div>
    </Card>
  );
};

const TimeLeft = ({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) => {
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

  // the prices of the page are those of the offer: without it they are asked for again
  useEffect(() => {
    if (ended) over();
  }, [ended]);

  const { hours, minutes, shown } = partsOf((endsAt - now) / 1000);
  const units = ['billing.offer.hours', 'billing.offer.minutes', 'billing.offer.seconds'].map((id) => intl.formatMessage({ id }));
  return (
    <Countdown
      label={intl.formatMessage({ id: 'billing.offer.left' }, { hours, minutes })}
      parts={shown.map((value, index) => ({ value, unit: units[index]! }))}
    />
  );
};
