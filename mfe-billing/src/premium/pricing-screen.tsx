import { useIntl } from 'react-intl';
import { usePageTitle, useSettings, useUser } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { billingApi } from '../billing.api';
import { NoPrices } from '../money/no-prices';
import styles from './pricing-page.module.css';
import { PricingPage, PricingSkeleton } from './pricing-page';
import { premiumTexts } from './texts';

/** All prices in one place, for everybody. */
const Pricing = () => {
  const intl = useIntl();
  const user = useUser();
  const settings = useSettings();
  const { data: priceList, isError, isFetching, refetch } = billingApi.useBillingBundlesQuery();
  usePageTitle(intl.formatMessage({ id: 'billing.pricing.title' }));
  if (isError && !priceList) {
    return (
      <div className={styles.page}>
        <NoPrices busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!priceList) return <PricingSkeleton />;
  return (
    <PricingPage
      priceList={priceList}
      member={user !== null}
      costs={{ message: settings.message_credits }}
      present={settings.signup_credits}
      cheapestMessage={settings.minimum_message_costs[priceList.country] ?? null}
    />
  );
};

export const PricingScreen = withTexts([premiumTexts], Pricing);
