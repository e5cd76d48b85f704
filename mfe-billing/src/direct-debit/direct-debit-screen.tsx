import { useIntl } from 'react-intl';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import { isOpen } from '../credits/order-choice';
import { creditTexts } from '../credits/texts';
import page from '../money/narrow-page.module.css';
import { directDebitApi } from './direct-debit.api';
import { DirectDebitPage } from './direct-debit-page';
import { DirectDebitSkeleton } from './direct-debit-skeleton';
import { NoOrder } from './no-order';
import { directDebitTexts } from './texts';
import { useDirectDebit } from './use-direct-debit';

const ORDER_ID = /^[1-9]\d{0,8}$/;

/** Where an order that is decided is told of, whatever became of it. */
const resultOf = (orderId: number): string => `/credits/return/${orderId}`;

const OfOrder = ({ orderId }: { readonly orderId: number }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const query = directDebitApi.useBillingDirectDebitQuery({ orderId });
  const { data: debit, error, fulfilledTimeStamp: readAt = 0, isFetching, refetch } = query;
  const { data: priceList, isLoading } = billingApi.useBillingBundlesQuery();
  const steps = useDirectDebit(orderId, (order) => void navigate(resultOf(order.id), { replace: true }));
  const code = refusalOf(error)?.code;

  if (code === 'billing.order-not-payable') return <Navigate to={resultOf(orderId)} replace />;
  if (code === 'billing.order-not-found') return <NoOrder />;
  if (debit && !isLoading) {
    return (
      <DirectDebitPage
        debit={debit}
        readAt={readAt}
        country={priceList?.country ?? null}
        methods={priceList?.methods.filter(isOpen).map(({ method }) => method) ?? []}
        steps={{ ...steps, choosing: steps.choosing || (isFetching && debit.chosen === null) }}
      />
    );
  }
  if (error === undefined) return <DirectDebitSkeleton />;
  return (
    <ErrorCard
      heading={1}
      title={intl.formatMessage({ id: 'billing.direct-debit.error' })}
      retryLabel={intl.formatMessage({ id: 'billing.retry' })}
      onRetry={() => void refetch()}
      busy={isFetching}
    >
      {intl.formatMessage({ id: 'billing.direct-debit.error-text' })}
    </ErrorCard>
  );
};

/** Paying an order by direct debit: the account, the code from the phone, the mandate and its signature. */
const DirectDebit = () => {
  const intl = useIntl();
  const [search] = useSearchParams();
  const order = search.get('order') ?? '';
  usePageTitle(intl.formatMessage({ id: 'billing.direct-debit.title' }));
  return <div className={page.page}>{ORDER_ID.test(order) ? <OfOrder key={order} orderId={Number(order)} /> : <NoOrder />}</div>;
};

export const DirectDebitScreen = withTexts([directDebitTexts, creditTexts], DirectDebit);
