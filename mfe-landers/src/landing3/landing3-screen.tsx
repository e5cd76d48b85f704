import { LanderScreen } from '../lander/lander-screen';
import { Landing3Loading } from './landing3-loading';
import { Landing3Page } from './landing3-page';

/** `/members/:id/landing3` */
export const Landing3Screen = () => <LanderScreen template="landing3" page={Landing3Page} loading={Landing3Loading} />;
