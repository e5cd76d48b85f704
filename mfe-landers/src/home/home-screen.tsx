import { useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router-dom';
import { usePageTitle, useRegions, useSettings } from '@rendezvous/client';
import { HomePage } from './home-page';
import { searchPath } from './search-path';

/** The home page of visitors; the site may lead them elsewhere. */
export const HomeScreen = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const settings = useSettings();
  const regions = useRegions(settings.geoip_selected_country ?? settings.geoip_country);
  usePageTitle(intl.formatMessage({ id: 'landers.home.page-title' }));
  if (settings.root_redirect !== null) return <Navigate replace to={settings.root_redirect} />;
  return (
    <HomePage
      minAge={settings.min_age}
      regions={regions}
      messageCredits={settings.message_credits}
      signupCredits={settings.signup_credits}
      refundDays={settings.refund_days}
      joinable={settings.signups === 'all' && !settings.invite_only}
      onSearch={(wish) => void navigate(searchPath(wish))}
    />
  );
};
