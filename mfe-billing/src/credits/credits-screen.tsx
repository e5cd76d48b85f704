import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle, useRefusalSentence, useUser } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { type Currency, ownPath } from '@rendezvous/contracts/kernel';
import { EmptyState } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import { keepCameFrom } from '../payment-result/came-from';
import { NoPrices } from '../money/no-prices';
import { useMoney } from '../money/use-money';
import { chosen, type Wish } from './order-choice';
import { CreditsPage } from './credits-page';
import { CreditsSkeleton } from './credits-skeleton';
import styles from './credits-screen.module.css';
import { useDiscountCode } from './use-discount-code';
import { usePurchase } from './use-purchase';
import { creditTexts } from './texts';

const leavePage = (to: string): void => window.location.assign(to);

/** Buying credits: choose a bundle and a method, see the total, go and pay. */
const Credits = ({ leave = leavePage }: { leave?: (to: string) => void }) => {
  const intl = useIntl();
  const user = useUser();
  const address = useParams();
  const [search] = useSearchParams();
  const [picked, pick] = useState<Wish>({});
  const entered = useDiscountCode();
  const { data: priceList, fulfilledTimeStamp, isFetching, isError, refetch } = billingApi.useBillingBundlesQuery();
  // after any refusal what is on the page may be old
  const { buy, busy, error, forgive } = usePurchase(leave, {
    // the page that asked for credits, where the way leads back to
    onOrdered: (orderId) => keepCameFrom(orderId, ownPath(search.get('next'))),
    onRefused: (code) => {
      if (!code.startsWith('billing.')) return;
      void refetch();
      entered.askAgain();
    },
  });
  const refused = useRefusedText(error);
  usePageTitle(intl.formatMessage({ id: 'billing.credits.title' }));

  if (isError && !priceList) {
    return (
      <div className={styles.place}>
        <NoPrices busy={isFetching} onRetry={() => void refetch()}>
          {intl.formatMessage({ id: 'billing.credits.failed-text' })}
        </NoPrices>
      </div>
    );
  }
  if (!priceList) return <CreditsSkeleton />;
  const wish = { bundle: picked.bundle ?? address.id, method: picked.method ?? address.paymentmethod };
  const choice = chosen(priceList, wish, entered.code);
  if (choice === null) {
    return (
      <div className={styles.place}>
        <EmptyState heading={1} title={intl.formatMessage({ id: 'billing.credits.empty' })}>
          {intl.formatMessage({ id: 'billing.credits.empty-text' })}
        </EmptyState>
      </div>
    );
  }
  const choose = (change: Wish) => {
    forgive();
    pick({ ...picked, ...change });
  };
  return (
    <CreditsPage
      priceList={priceList}
      readAt={fulfilledTimeStamp ?? 0}
      choice={choice}
      entered={{ ...entered, enter: (typed) => (forgive(), entered.enter(typed)), remove: () => (forgive(), entered.remove()) }}
      buyer={user ? { credits: user.credits, premium: user.paid_user } : null}
      busy={busy}
      refused={refused}
      onBundle={(bundle) => choose({ bundle })}
      onMethod={(method) => choose({ method })}
      onPay={() => void buy(choice)}
      onDiscountEnd={() => void refetch()}
    />
  );
};

/** The sentence for a refused order; with the new total when the price has changed, and what now when the discount counts no longer. */
const useRefusedText = (error: unknown): string | null => {
  const intl = useIntl();
  const { money } = useMoney();
  const sentence = useRefusalSentence();
  if (error === null) return null;
  const { code, params } = refusalOf(error) ?? {};
  if (code === 'billing.price-changed' && typeof params?.total === 'number') {
    const total = money({ amount: params.total, currency: params.currency as Currency });
    return intl.formatMessage({ id: 'billing.credits.price-changed' }, { total });
  }
  return code?.startsWith('billing.discount-')
    ? intl.formatMessage({ id: 'billing.credits.discount-gone' }, { reason: sentence(error) })
    : sentence(error);
};

export const CreditsScreen = withTexts([creditTexts], Credits);
