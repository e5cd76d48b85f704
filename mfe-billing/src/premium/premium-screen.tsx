import { useIntl } from 'react-intl';
import { usePageTitle, useSettings, useUser } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { billingApi } from '../billing.api';
import { PremiumPage } from './premium-page';
import { premiumTexts } from './texts';

/** What Premium is, what it adds, and what it comes with. */
const Premium = () => {
  const intl = useIntl();
  const user = useUser();
  const settings = useSettings();
  const { data: priceList, isError, isFetching, refetch } = billingApi.useBillingBundlesQuery();
  usePageTitle(intl.formatMessage({ id: 'billing.premium.page' }));
  return (
    <PremiumPage
      premium={user?.paid_user ?? false}
      limits={{ freePhotos: settings.free_photos, premiumPhotos: settings.premium_photos, conversations: settings.free_conversations }}
      claim={settings.claim_46_percent}
      prices={
        priceList
          ? { kind: 'here', bundles: priceList.bundles, discount: user?.moderated ? null : priceList.offer }
          : { kind: isError ? 'failed' : 'loading', busy: isFetching }
      }
      onRetry={() => void refetch()}
    />
  );
};

export const PremiumScreen = withTexts([premiumTexts], Premium);
