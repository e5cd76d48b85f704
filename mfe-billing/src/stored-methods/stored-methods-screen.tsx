import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import { OutcomePage } from '../outcome-page/outcome-page';
import { useOutcome } from '../outcome-page/use-outcome';
import { CardRemoval } from './card-removal';
import { mandateApi } from './mandate.api';
import { MandateRemoval } from './mandate-removal';
import { type Removable, StoredMethodsPage } from './stored-methods-page';
import { storedMethodTexts } from './texts';

/** What the payment provider stores for the member, and the mandate for later purchases, to look at and to remove. */
const StoredMethods = () => {
  const intl = useIntl();
  const cards = billingApi.useBillingStoredMethodsQuery();
  const debit = mandateApi.useBillingMandateQuery();
  const [asked, setAsked] = useState<Removable | null>(null);
  const outcome = useOutcome();
  const title = intl.formatMessage({ id: 'billing.stored.title' });
  usePageTitle(title);
  const removal = {
    onRemoved: (told: string) => (setAsked(null), outcome.tell(told)),
    onClose: () => setAsked(null),
  };
  const waiting = [cards, debit].some(({ data, error }) => !data && !error);
  const failed = [cards, debit].filter(({ data, error }) => !data && error);
  return (
    <OutcomePage title={title} outcome={outcome}>
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
    </OutcomePage>
  );
};

export const StoredMethodsScreen = withTexts([storedMethodTexts], StoredMethods);
