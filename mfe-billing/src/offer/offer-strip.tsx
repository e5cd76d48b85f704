import type { Offer } from '@rendezvous/contracts/billing/bundles';
import { Card } from '@rendezvous/ui';
import styles from './offer-strip.module.css';
import { TimeLeft } from './time-left';
import { useOfferWords } from './use-offer-words';

interface Props {
  readonly offer: Offer;
  /** When the offer was read, by this device's clock. */
  readonly readAt: number;
  readonly onEnd: () => void;
}

/** Why something is cheaper now, and until when. */
export const OfferStrip = ({ offer, readAt, onEnd }: Props) => {
  const { title, reason } = useOfferWords(offer);
  return (
    <Card tone="offer" as="section" aria-label={title}>
      <div className={styles.strip}>
        <div className={styles.words}>
          <b>{title}</b>
          {reason ? <p className="small">{reason}</p> : null}
        </div>
        {offer.seconds_left === null ? null : <TimeLeft endsAt={readAt + offer.seconds_left * 1000} onEnd={onEnd} />}
      </div>
    </Card>
  );
};
