import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, EmptyState, ErrorCard, LinkButton, ListSkeleton } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import { Statement } from '../statement/statement';
import { OrderList } from './order-list';
import page from '../outcome-page/page.module.css';
import styles from './transactions.module.css';
import { statementTexts } from '../statement/texts';
import { orderDebitTexts } from '../order-debit/texts';
import { transactionTexts } from './texts';

/** All purchases, latest first. */
const Transactions = () => {
  const intl = useIntl();
  // one page of orders each; null is the latest
  const [pages, setPages] = useState<readonly (number | null)[]>([null]);
  const title = intl.formatMessage({ id: 'billing.transactions.title' });
  usePageTitle(title);
  const { isLoading } = billingApi.useBillingOrdersQuery({});
  // asked for at once, and drawn below the purchases once these are there: how high they are is not known before
  billingApi.useBillingStatementQuery({});
  return (
    <div className={page.page}>
      <h1>{title}</h1>
      {pages.map((before, index) => (
        <Page
          key={before ?? 'latest'}
          before={before}
          onMore={index === pages.length - 1 ? (last) => setPages([...pages, last]) : undefined}
        />
      ))}
      {isLoading ? null : <Statement />}
    </div>
  );
};

interface PageProps {
  readonly before: number | null;
  /** Absent on all pages but the last. */
  readonly onMore: ((lastId: number) => void) | undefined;
}

const Page = ({ before, onMore }: PageProps) => {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = billingApi.useBillingOrdersQuery(before === null ? {} : { before });
  if (error && !data) {
    return (
      <ErrorCard
        title={intl.formatMessage({ id: 'billing.transactions.error' })}
        retryLabel={intl.formatMessage({ id: 'billing.retry' })}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {intl.formatMessage({ id: 'billing.transactions.error-text' })}
      </ErrorCard>
    );
  }
  if (!data) {
    return <ListSkeleton label={intl.formatMessage({ id: 'billing.loading' })} />;
  }
  const last = data.orders.at(-1);
  if (last === undefined) return before === null ? <NoPurchases /> : null;
  return (
    <>
      <OrderList orders={data.orders} />
      {before === null ? (
        <div className={styles.ways}>
          <LinkButton variant="quiet" flush render={<Link to="/credits/refund" />}>
            {intl.formatMessage({ id: 'billing.transactions.refund' })}
          </LinkButton>
          <LinkButton variant="quiet" flush render={<Link to="/credits/stored-methods" />}>
            {intl.formatMessage({ id: 'billing.stored.manage' })}
          </LinkButton>
        </div>
      ) : null}
      {data.more && onMore ? (
        <Button onClick={() => onMore(last.id)} className={styles.more}>
          {intl.formatMessage({ id: 'billing.transactions.more' })}
        </Button>
      ) : null}
    </>
  );
};

const NoPurchases = () => {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'billing.transactions.empty' })}
      actions={
        <LinkButton variant="accent" render={<Link to="/credits" />}>
          {intl.formatMessage({ id: 'billing.transactions.choose' })}
        </LinkButton>
      }
    >
      {intl.formatMessage({ id: 'billing.transactions.empty-text' })}
    </EmptyState>
  );
};

export const TransactionsScreen = withTexts([transactionTexts, orderDebitTexts, statementTexts], Transactions);
