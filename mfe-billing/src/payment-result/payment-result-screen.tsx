import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle, useSettings, useUser } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard, LinkButton, Logo, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import { isOpen } from '../credits/order-choice';
import { useCameFrom } from '../credits/came-from';
import { PaymentResultPage } from './payment-result-page';
import styles from './payment-result-screen.module.css';
import { useOrderStatus } from './use-order-status';
import { paymentResultTexts } from './texts';

/** Where the provider sends the payer back to: follows the order until it is decided. */
const PaymentResult = () => {
  const intl = useIntl();
  const { orderId } = useParams();
  const [search] = useSearchParams();
  const user = useUser();
  const cameFrom = useCameFrom(Number(orderId));
  const { data: order, error, isFetching, refetch, asked } = useOrderStatus(Number(orderId), search.get('left') === 'yes');
  const { data: priceList } = billingApi.useBillingBundlesQuery();
  usePageTitle(intl.formatMessage({ id: 'billing.payment-result.title' }));

  if (order) {
    return (
      <Frame>
        <PaymentResultPage
          order={order}
          credits={user?.credits ?? null}
          methods={priceList?.methods.filter(isOpen).map(({ method }) => method) ?? []}
          cameFrom={cameFrom}
          earlier={search.get('earlier') === 'yes'}
          asked={asked}
        />
      </Frame>
    );
  }
  if (!error) return <Frame>{<OrderLoading />}</Frame>;
  const code = refusalOf(error)?.code;
  if (code === 'billing.order-not-found' || code === 'request.invalid') {
    return (
      <Frame>
        <EmptyState
          heading={1}
          title={intl.formatMessage({ id: 'billing.payment-result.missing' })}
          actions={<LinkButton render={<Link to="/transactions" />}>{intl.formatMessage({ id: 'billing.transactions.back' })}</LinkButton>}
        >
          {intl.formatMessage({ id: 'billing.payment-result.missing-text' })}
        </EmptyState>
      </Frame>
    );
  }
  return (
    <Frame>
      <ErrorCard
        heading={1}
        title={intl.formatMessage({ id: 'billing.payment-result.error' })}
        retryLabel={intl.formatMessage({ id: 'billing.retry' })}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {intl.formatMessage({ id: 'billing.payment-result.error-text' })}
      </ErrorCard>
    </Frame>
  );
};

/** The page has no bars of its own: a logo as the way out. */
const Frame = ({ children }: { children: ReactNode }) => {
  const { name } = useSettings();
  return (
    <div className={styles.frame}>
      <Logo name={name} render={<Link to="/members" />} />
      <div className={styles.middle}>{children}</div>
    </div>
  );
};

const OrderLoading = () => {
  const intl = useIntl();
  return (
    <div className={styles.waiting}>
      <Waiting />
      <output>
        <VisuallyHidden>{intl.formatMessage({ id: 'billing.loading' })}</VisuallyHidden>
      </output>
      <Skeleton shape="title" width="long" />
      <Skeleton lines={3} />
      <Skeleton shape="button" />
    </div>
  );
};

export const PaymentResultScreen = withTexts([paymentResultTexts], PaymentResult);
