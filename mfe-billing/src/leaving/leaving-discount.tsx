import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useRefusalSentence } from '@rendezvous/client';
import type { LeavingDiscount as Answer } from '@rendezvous/contracts/billing/leaving-discount';
import { Button, Card, FormError, LinkButton } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import { DiscountStrip } from '../discount/discount-strip';
import { useMoney } from '../money/use-money';
import styles from './leaving-discount.module.css';

interface Props {
  readonly answer: Answer;
  /** When it was read, by this device's clock. */
  readonly readAt: number;
  /** The time of what was taken is over. */
  readonly onEnd: () => void;
}

/** What somebody may take instead of leaving, or has taken and how long it counts. Nothing for whom it could not count. */
export const LeavingDiscount = ({ answer: { offer, taken }, readAt, onEnd }: Props) => {
  const intl = useIntl();
  if (taken !== null) {
    return (
      <div className={styles.offer} role="status">
        <DiscountStrip discount={taken} readAt={readAt} onEnd={onEnd} />
        <LinkButton variant="accent" render={<Link to="/credits" />}>
          {intl.formatMessage({ id: 'billing.leaving.prices' })}
        </LinkButton>
      </div>
    );
  }
  return offer === null ? null : <Offer offer={offer} />;
};

const Offer = ({ offer: { percentage, hours } }: { offer: NonNullable<Answer['offer']> }) => {
  const intl = useIntl();
  const { percent } = useMoney();
  const sentence = useRefusalSentence();
  const [take, { isLoading, error }] = billingApi.useBillingTakeLeavingDiscountMutation();
  const words = { percentage: percent(percentage), hours };
  return (
    <Card tone="offer" as="section" aria-label={intl.formatMessage({ id: 'billing.leaving.title' }, words)}>
      <div className={styles.offer}>
        <h3>{intl.formatMessage({ id: 'billing.leaving.title' }, words)}</h3>
        <p className="small">{intl.formatMessage({ id: 'billing.leaving.text' }, words)}</p>
        <FormError>{error === undefined ? null : sentence(error)}</FormError>
        <Button busy={isLoading} onClick={() => void take()}>
          {intl.formatMessage({ id: 'billing.leaving.take' }, words)}
        </Button>
      </div>
    </Card>
  );
};
