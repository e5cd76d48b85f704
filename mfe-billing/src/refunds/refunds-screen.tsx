import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { RefundQuote } from '@rendezvous/contracts/billing/refunds';
import { ArrowLeftIcon, ErrorCard, LinkButton, ListSkeleton, Notice } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import { useMoney } from '../money/use-money';
import page from '../transactions/transactions.module.css';
import { RefundsPage } from './refunds-page';
import styles from './refunds.module.css';
import { refundTexts } from './texts';
import { useWithdrawal } from './use-withdrawal';
import { WithdrawalDialog } from './withdrawal-dialog';

const Refunds = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { money } = useMoney();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = billingApi.useBillingRefundsQuery();
  const [asked, setAsked] = useState<RefundQuote | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const withdrawal = useWithdrawal((refund) => {
    setAsked(null);
    setDone(intl.formatMessage({ id: 'billing.refunds.done' }, { amount: money(refund.amount) }));
    // the button that had the focus is gone with its purchase
    heading.current?.focus();
  });
  const title = intl.formatMessage({ id: 'billing.refunds.title' });
  usePageTitle(title);
  // the dialog asks about what the server says now, also when that has changed meanwhile
  const shown = data?.quotes.find(({ order }) => order === asked?.order) ?? asked;
  return (
    <div className={page.page}>
      <LinkButton variant="quiet" icon={<ArrowLeftIcon />} render={<Link to="/transactions" />} className={page.back}>
        {intl.formatMessage({ id: 'billing.transactions.back' })}
      </LinkButton>
      <div className={styles.top}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {/* there from the beginning, so that what comes into it is told */}
        <div role="status">{done === null ? null : <Notice tone="ok">{done}</Notice>}</div>
      </div>
      {data ? <RefundsPage answer={data} onWithdraw={setAsked} /> : null}
      {!data && !error ? <ListSkeleton count={3} label={intl.formatMessage({ id: 'billing.loading' })} /> : null}
      {!data && error ? (
        <ErrorCard
          title={intl.formatMessage({ id: 'billing.refunds.error' })}
          retryLabel={intl.formatMessage({ id: 'billing.retry' })}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {intl.formatMessage({ id: 'billing.refunds.error-text' })}
        </ErrorCard>
      ) : null}
      {shown === null ? null : (
        <WithdrawalDialog
          quote={shown}
          busy={withdrawal.busy}
          fault={withdrawal.error ? sentence(withdrawal.error) : null}
          onConfirm={() => void withdrawal.withdraw(shown).then(() => refetch())}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
};

export const RefundsScreen = withTexts([refundTexts], Refunds);
