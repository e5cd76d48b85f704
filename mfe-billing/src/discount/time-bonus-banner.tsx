import { Link } from 'react-router-dom';
import type { TimeBonus } from '@rendezvous/contracts/session';
import { ChevronRightIcon, SparklesIcon } from '@rendezvous/ui';
import styles from './time-bonus-banner.module.css';
import { TimeLeft } from './time-left';
import { useDiscountText } from './use-discount-text';

export interface TimeBonusProps {
  readonly bonus: TimeBonus;
  /** By this device's clock. */
  readonly endsAt: number;
  readonly onEnd: () => void;
}

/** One line under the top bar that leads to the prices. */
export const TimeBonusBanner = ({ bonus, endsAt, onEnd }: TimeBonusProps) => {
  const { title } = useDiscountText(bonus);
  return (
    <Link to="/credits" className={styles.banner}>
      <SparklesIcon />
      <span className={styles.words}>
        <b>{title}</b>
        <TimeLeft size="md" endsAt={endsAt} onEnd={onEnd} />
      </span>
      <ChevronRightIcon />
    </Link>
  );
};
