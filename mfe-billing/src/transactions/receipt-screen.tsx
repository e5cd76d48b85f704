import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import type { Order } from '@rendezvous/contracts/billing/orders';
import type { Refund } from '@rendezvous/contracts/billing/refunds';
import { refusalOf, usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ArrowLeftIcon, EmptyState, ErrorCard, LinkButton, ListSkeleton } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import { Receipt } from './receipt';
import page from '../outcome-page/page.module.css';
import { orderDebitTexts } from '../order-debit/texts';
import { transactionTexts } from './texts';

/** States of orders of which money may have gone back. */
const RETURNED: ReadonlySet<Order['state']> = new Set(['partly_refunded', 'refunded', 'disputed', 'charged_back']);

const refundsOf = (refunds: readonly Refund[] | undefined, orderId: number) => refunds?.filter(({ order }) => order === orderId);

/** One purchase with its receipt, to read and to print. */
const OneReceipt = () => {
  const intl = useIntl();
  const { id } = useParams();
  const { data: order, error, isFetching, refetch } = billingApi.useBillingOrderQuery({ orderId: Number(id) });
  const returned = order !== undefined && RETURNED.has(order.state);
  const { data: answer } = billingApi.useBillingRefundsQuery(undefined, { skip: !returned });
  const { data: repeat } = billingApi.useBillingRepeatOrderQuery(undefined, { skip: !order?.invoice });
  usePageTitle(
    order?.invoice
      ? intl.formatMessage({ id: 'billing.receipt.title' }, { invoice: order.invoice })
      : intl.formatMessage({ id: 'billing.transactions.title' }),
  );
  return (
    <div className={page.page}>
      <LinkButton variant="quiet" flush icon={<ArrowLeftIcon />} render={<Link to="/transactions" />} className={page.back}>
        {intl.formatMessage({ id: 'billing.transactions.back' })}
      </LinkButton>
      {order ? (
        <Receipt
          order={order}
          refunds={refundsOf(answer?.refunds, order.id)}
          again={repeat?.last?.order === order.id ? repeat.offer : null}
          onPrint={() => window.print()}
        />
      ) : null}
      {!order && !error ? <ListSkeleton count={3} label={intl.formatMessage({ id: 'billing.loading' })} /> : null}
      {!order && error ? <Fault error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
    </div>
  );
};

const Fault = ({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) => {
  const intl = useIntl();
  const code = refusalOf(error)?.code;
  if (code === 'billing.order-not-found' || code === 'request.invalid') {
    return (
      <EmptyState heading={1} title={intl.formatMessage({ id: 'billing.receipt.missing' })}>
        {intl.formatMessage({ id: 'billing.receipt.missing-text' })}
      </EmptyState>
    );
  }
  return (
    <ErrorCard
      heading={1}
      title={intl.formatMessage({ id: 'billing.transactions.error' })}
      retryLabel={intl.formatMessage({ id: 'billing.retry' })}
      onRetry={onRetry}
      busy={busy}
    >
      {intl.formatMessage({ id: 'billing.transactions.error-text' })}
    </ErrorCard>
  );
};

export const ReceiptScreen = withTexts([transactionTexts, orderDebitTexts], OneReceipt);
