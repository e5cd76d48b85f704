import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ownPath } from '@rendezvous/contracts/kernel';
import { EmptyState, LinkButton } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import { leavePage } from '../credits/leave-page';
import { useConfirmedPurchase } from '../credits/use-confirmed-purchase';
import page from '../money/narrow-page.module.css';
import { NoPrices } from '../money/no-prices';
import { RepeatOrderPage } from './repeat-order-page';
import { RepeatOrderSkeleton } from './repeat-order-skeleton';
import { creditTexts } from '../credits/texts';
import { repeatTexts } from './texts';

/** The last purchase again, at today's price. */
const RepeatOrderBody = ({ leave = leavePage }: { readonly leave?: (to: string) => void }) => {
  const intl = useIntl();
  const [search] = useSearchParams();
  const query = billingApi.useBillingRepeatOrderQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: repeat, isError, isFetching, refetch } = query;
  const stored = billingApi.useBillingStoredMethodsQuery();
  const purchase = useConfirmedPurchase(leave, () => {
    void refetch();
    void stored.refetch();
  });
  const next = ownPath(search.get('next'));
  const back = next === null ? '' : `?next=${encodeURIComponent(next)}`;
  usePageTitle(intl.formatMessage({ id: 'billing.repeat.title' }));
  if (isError && !repeat) {
    return (
      <NoPrices busy={isFetching} onRetry={() => void refetch()}>
        {intl.formatMessage({ id: 'billing.credits.failed-text' })}
      </NoPrices>
    );
  }
  // the card stands in the middle of the page: it comes with the price, so that nothing moves
  if (!repeat || stored.isLoading) return <RepeatOrderSkeleton />;
  const { last } = repeat;
  if (last === null) {
    return (
      <EmptyState
        heading={1}
        title={intl.formatMessage({ id: 'billing.repeat.empty' })}
        actions={
          <LinkButton variant="accent" render={<Link to={`/credits${back}`} />}>
            {intl.formatMessage({ id: 'billing.transactions.choose' })}
          </LinkButton>
        }
      >
        {intl.formatMessage({ id: 'billing.repeat.empty-text' })}
      </EmptyState>
    );
  }
  return <RepeatOrderPage repeat={repeat} last={last} stored={stored.data} purchase={purchase} back={back} />;
};

const Framed = (props: Parameters<typeof RepeatOrderBody>[0]) => (
  <div className={page.page}>
    <RepeatOrderBody {...props} />
  </div>
);

export const RepeatOrderScreen = withTexts([repeatTexts, creditTexts], Framed);
