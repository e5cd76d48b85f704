import { LanderScreen } from '../lander/lander-screen';
import { shortFormTexts } from '../short-form/texts';
import { IconslandingLoading } from './iconslanding-loading';
import { IconslandingPage } from './iconslanding-page';

export const IconslandingScreen = () => (
  <LanderScreen template="iconslanding" page={IconslandingPage} loading={IconslandingLoading} texts={[shortFormTexts]} />
);
