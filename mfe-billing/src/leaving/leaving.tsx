import { withTexts } from '@rendezvous/client/screen-texts';
import { Skeleton, Waiting } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import { LeavingRefund } from '../refunds/leaving-refund';
import { refundTexts } from '../refunds/texts';
import { LeavingDiscount } from './leaving-discount';
import styles from './leaving-discount.module.css';
import { leavingTexts } from './texts';

interface Props {
  readonly credits: number;
  readonly asked?: boolean | undefined;
}

/** What somebody who leaves gets back, before they do, and what they may take instead; in the last question the first alone. */
const BeforeLeaving = ({ credits, asked = false }: Props) => {
  const refunds = billingApi.useBillingRefundsQuery();
  const discount = billingApi.useBillingLeavingDiscountQuery(undefined, { skip: asked });
  // both at once, so that nothing moves; without an answer about the discount there is none
  if (refunds.isLoading || discount.isLoading) {
    return (
      <>
        <Skeleton shape="text" />
        <Waiting />
      </>
    );
  }
  return (
    <div className={styles.parts}>
      <LeavingRefund credits={credits} quotes={refunds.data?.quotes ?? null} asked={asked} />
      {discount.data ? (
        <LeavingDiscount answer={discount.data} readAt={discount.fulfilledTimeStamp ?? 0} onEnd={() => void discount.refetch()} />
      ) : null}
    </div>
  );
};

export const Leaving = withTexts([refundTexts, leavingTexts], BeforeLeaving);
