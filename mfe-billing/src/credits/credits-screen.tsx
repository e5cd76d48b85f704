import { lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle, useUser } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import { useShownOffer } from '../discount/use-shown-offer';
import { NoPrices } from '../money/no-prices';
import { chosen, isOfOrder, type Wish } from './order-choice';
import { CreditsPage } from './credits-page';
import { CreditsSkeleton } from './credits-skeleton';
import styles from './credits-screen.module.css';
import { leavePage } from './leave-page';
import { useConfirmedPurchase } from './use-confirmed-purchase';
import { useDiscountCode } from './use-discount-code';
import { creditTexts } from './texts';

/** Few come to an address that names nothing. */
const NoBundle = lazy(() => import(/* webpackChunkName: "seldom" */ './no-bundle/no-bundle').then((part) => ({ default: part.NoBundle })));

/** Buying credits: choose a bundle and a method, see the total, confirm, go and pay. */
const Credits = ({ leave = leavePage }: { leave?: (to: string) => void }) => {
  const intl = useIntl();
  const user = useUser();
  const address = useParams();
  const [search] = useSearchParams();
  const [picked, pick] = useState<Wish>({});
  const entered = useDiscountCode();
  const { data: priceList, fulfilledTimeStamp, isFetching, isError, refetch } = billingApi.useBillingBundlesQuery();
  // whoever's profile is disabled could not use what a discount sells: none is announced, and prices stay those of the list
  const shown = useShownOffer(user?.moderated ? undefined : priceList);
  const repeat = billingApi.useBillingRepeatOrderQuery(undefined, { skip: !user?.paid_user });
  const stored = billingApi.useBillingStoredMethodsQuery(undefined, { skip: !user });
  const purchase = useConfirmedPurchase(leave, () => {
    void refetch();
    void stored.refetch();
    entered.askAgain();
  });
  const { forgive } = purchase;
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
  // the way to the same again stands above the bundles: it comes with them, so that nothing moves
  if (!priceList || repeat.isLoading) return <CreditsSkeleton />;
  if (!isOfOrder({ bundle: address.id, method: address.paymentmethod }, priceList)) return <NoBundle />;
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
      shown={shown}
      readAt={fulfilledTimeStamp ?? 0}
      choice={choice}
      entered={{ ...entered, enter: (typed) => (forgive(), entered.enter(typed)), remove: () => (forgive(), entered.remove()) }}
      buyer={user ? { credits: user.credits, premium: user.paid_user } : null}
      purchase={purchase}
      again={address.id === undefined ? (repeat.data?.offer ?? null) : null}
      lastCard={repeat.data?.last?.card ?? null}
      stored={stored.data}
      wantedCard={search.get('card')}
      onBundle={(bundle) => choose({ bundle })}
      onMethod={(method) => choose({ method })}
      onDiscountEnd={() => void refetch()}
    />
  );
};

export const CreditsScreen = withTexts([creditTexts], Credits);
