import { useIntl } from 'react-intl';
import { usePageTitle, useSettings, useUser } from '@rendezvous/client';
import { billingApi } from '../billing.api';
import { NoPrices } from '../money/no-prices';
import styles from './pricing-page.module.css';
import { PricingPage, PricingSkeleton } from './pricing-page';

/** All prices in one place, for everybody. */
export const PricingScreen = () => {
  const intl = useIntl();
  const user = useUser();
  const settings = useSettings();
  const { data: offers, isError, isFetching, refetch } = billingApi.useBillingBundlesQuery();
  usePageTitle(intl.formatMessage({ id: 'billing.pricing.title' }));
  if (isError && !offers) {
    return (
      <div className={styles.page}>
        <NoPrices busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!offers) return <PricingSkeleton />;
  return (
    <PricingPage
      offers={offers}
      member={user !== null}
      costs={{ message: settings.message_credits, photo: settings.photo_credits, gift: settings.gift_credits }}
      present={settings.signup_credits}
      cheapestMessage={settings.minimum_message_costs[offers.country] ?? null}
    />
  );
};
