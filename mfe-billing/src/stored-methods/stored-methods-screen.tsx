import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { StoredMethod } from '@rendezvous/contracts/billing/stored-methods';
import { ArrowLeftIcon, ErrorCard, LinkButton, ListSkeleton, Notice } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import page from '../transactions/transactions.module.css';
import { RemovalDialog } from './removal-dialog';
import { StoredMethodsPage } from './stored-methods-page';
import styles from './stored-methods.module.css';
import { storedMethodTexts } from './texts';

/** What the payment provider stores for the member, to look at and to remove. */
const StoredMethods = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = billingApi.useBillingStoredMethodsQuery();
  const [remove, removal] = billingApi.useBillingRemoveStoredMutation();
  const [asked, setAsked] = useState<StoredMethod | null>(null);
  const [removed, setRemoved] = useState<StoredMethod | null>(null);
  const title = intl.formatMessage({ id: 'billing.stored.title' });
  usePageTitle(title);
  // the button that had the focus is gone with its card; while the dialog is open, nothing behind it takes the focus
  useEffect(() => {
    if (removed !== null) heading.current?.focus();
  }, [removed]);
  const confirm = async (method: StoredMethod) => {
    const answer = await remove({ storedMethodId: method.id });
    if (answer.error !== undefined) return;
    setAsked(null);
    setRemoved(method);
  };
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
        <div role="status">
          {removed === null ? null : (
            <Notice tone="ok">
              {intl.formatMessage({ id: 'billing.stored.removed' }, { brand: removed.brand, last4: removed.last4 })}
            </Notice>
          )}
        </div>
      </div>
      {data ? <StoredMethodsPage stored={data.stored} onRemove={(method) => (removal.reset(), setAsked(method))} /> : null}
      {!data && !error ? <ListSkeleton count={2} label={intl.formatMessage({ id: 'billing.loading' })} /> : null}
      {!data && error ? (
        <ErrorCard
          title={intl.formatMessage({ id: 'billing.stored.error' })}
          retryLabel={intl.formatMessage({ id: 'billing.retry' })}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {intl.formatMessage({ id: 'billing.stored.error-text' })}
        </ErrorCard>
      ) : null}
      {asked === null ? null : (
        <RemovalDialog
          method={asked}
          busy={removal.isLoading}
          fault={removal.error ? sentence(removal.error) : null}
          onConfirm={() => void confirm(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
};

export const StoredMethodsScreen = withTexts([storedMethodTexts], StoredMethods);
