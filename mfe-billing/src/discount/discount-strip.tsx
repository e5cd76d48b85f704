import type { Discount } from '@rendezvous/contracts/billing/bundles';
import { Card, classNames } from '@rendezvous/ui';
import styles from './discount-strip.module.css';
import { TimeLeft } from './time-left';
import { useDiscountText } from './use-discount-text';

interface Props {
  readonly discount: Discount;
  /** When the discount was read, by this device's clock. */
  readonly readAt: number;
  readonly onEnd: () => void;
  /** Only its place is kept, as large as it will be. */
  readonly asking?: boolean;
}

/** Why something is cheaper now, and until when. */
export const DiscountStrip = ({ discount, readAt, onEnd, asking = false }: Props) => {
  const { title, reason } = useDiscountText(discount);
  return (
    <Card tone="offer" as="section" aria-label={title} aria-hidden={asking || undefined}>
      <div className={classNames(styles.strip, asking && styles.asking)}>
        <div className={styles.words}>
          <b>{title}</b>
          {reason ? <p className="small">{reason}</p> : null}
        </div>
        {discount.seconds_left === null ? null : <TimeLeft endsAt={readAt + discount.seconds_left * 1000} onEnd={onEnd} />}
      </div>
    </Card>
  );
};
