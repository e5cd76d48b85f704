import { LanderScreen } from '../lander/lander-screen';
import { TransitionsvideolandingLoading } from './transitionsvideolanding-loading';
import { TransitionsvideolandingPage } from './transitionsvideolanding-page';

export const TransitionsvideolandingScreen = () => (
  <LanderScreen template="transitionsvideolanding" page={TransitionsvideolandingPage} loading={TransitionsvideolandingLoading} />
);
