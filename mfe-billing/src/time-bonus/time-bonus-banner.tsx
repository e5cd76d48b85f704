import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { TimeBonus } from '@rendezvous/contracts/session';
import { ChevronRightIcon, CloseIcon, IconButton, SparklesIcon } from '@rendezvous/ui';
import styles from './time-bonus-banner.module.css';
import { TimeLeft } from '../discount/time-left';
import { useDiscountText } from '../discount/use-discount-text';

export interface TimeBonusProps {
  readonly bonus: TimeBonus;
  /** By this device's clock. */
  readonly endsAt: number;
  readonly onEnd: () => void;
}

/** One line under the top bar that leads to the prices, and can be put away. */
export const TimeBonusBanner = ({ bonus, endsAt, onEnd, onDismiss }: TimeBonusProps & { readonly onDismiss: (() => void) | undefined }) => {
  const intl = useIntl();
  const { title } = useDiscountText(bonus);
  return (
    <div className={styles.banner}>
      <Link to="/credits" className={styles.link}>
        <SparklesIcon />
        <span className={styles.words}>
          <b>{title}</b>
          <TimeLeft size="md" endsAt={endsAt} onEnd={onEnd} />
        </span>
        <ChevronRightIcon />
      </Link>
      {onDismiss ? (
        <IconButton
          label={intl.formatMessage({ id: 'billing.time-bonus.dismiss' })}
          icon={<CloseIcon />}
          onClick={onDismiss}
          className={styles.close}
        />
      ) : null}
    </div>
  );
};
