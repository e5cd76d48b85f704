import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ArrowLeftIcon, ErrorCard, LinkButton, ListSkeleton, Notice } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import page from '../transactions/transactions.module.css';
import { CardRemoval } from './card-removal';
import { mandateApi } from './mandate.api';
import { MandateRemoval } from './mandate-removal';
import { type Removable, StoredMethodsPage } from './stored-methods-page';
import styles from './stored-methods.module.css';
import { storedMethodTexts } from './texts';

/** What the payment provider stores for the member, and the mandate for later purchases, to look at and to remove. */
const StoredMethods = () => {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = billingApi.useBillingStoredMethodsQuery();
  const debit = mandateApi.useBillingMandateQuery();
  const [asked, setAsked] = useState<Removable | null>(null);
  const [removed, setRemoved] = useState<{ readonly told: string } | null>(null);
  const title = intl.formatMessage({ id: 'billing.stored.title' });
  usePageTitle(title);
  // the button that had the focus is gone with its row; while the dialog is open, nothing behind it takes the focus
  useEffect(() => {
    if (removed !== null) heading.current?.focus();
  }, [removed]);
  const removal = {
    onRemoved: (told: string) => (setAsked(null), setRemoved({ told })),
    onClose: () => setAsked(null),
  };
  const waiting = [cards, debit].some(({ data, error }) => !data && !error);
  const failed = [cards, debit].filter(({ data, error }) => !data && error);
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
        <div role="status">{removed === null ? null : <Notice tone="ok">{removed.told}</Notice>}</div>
      </div>
      {waiting ? <ListSkeleton count={2} label={intl.formatMessage({ id: 'billing.loading' })} /> : null}
      {waiting ? null : <StoredMethodsPage stored={cards.data?.stored} mandate={debit.data?.mandate} onRemove={setAsked} />}
      {!waiting && failed.length > 0 ? (
        <ErrorCard
          title={intl.formatMessage({ id: cards.data ? 'billing.stored.mandate.error' : 'billing.stored.error' })}
          retryLabel={intl.formatMessage({ id: 'billing.retry' })}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          busy={failed.some(({ isFetching }) => isFetching)}
        >
          {intl.formatMessage({ id: 'billing.stored.error-text' })}
        </ErrorCard>
      ) : null}
      {asked && 'card' in asked ? <CardRemoval method={asked.card} {...removal} /> : null}
      {asked && 'mandate' in asked ? <MandateRemoval mandate={asked.mandate} {...removal} /> : null}
    </div>
  );
};

export const StoredMethodsScreen = withTexts([storedMethodTexts], StoredMethods);
