import { Navigate, useNavigate } from 'react-router-dom';
import { useRegions, useSettings } from '@rendezvous/client';
import { LanderScreen, type LanderPageProps } from '../lander/lander-screen';
import { useExposure } from '../lander/use-exposure';
import { HomeLoading } from './home-loading';
import { HomePage } from './home-page';
import { searchPath } from './search-path';
import { homeTexts } from './texts';

const Home = ({ lander }: LanderPageProps<'home'>) => {
  const navigate = useNavigate();
  const settings = useSettings();
  const regions = useRegions(settings.geoip_selected_country ?? settings.geoip_country);
  useExposure(lander);
  return (
    <HomePage
      lander={lander}
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

/** The home page of visitors; the site may lead them elsewhere. */
export const HomeScreen = () => {
  const { root_redirect: elsewhere } = useSettings();
  return elsewhere === null ? (
    <LanderScreen template="home" page={Home} loading={HomeLoading} texts={[homeTexts]} />
  ) : (
    <Navigate replace to={elsewhere} />
  );
};
