import { LanderScreen } from '../lander/lander-screen';
import { CollagelandingLoading } from './collagelanding-loading';
import { CollagelandingPage } from './collagelanding-page';

export const CollagelandingScreen = () => (
  <LanderScreen template="collagelanding" page={CollagelandingPage} loading={CollagelandingLoading} />
);
