import { LanderScreen } from '../lander/lander-screen';
import { memberLandingTexts } from '../member-landing/texts';
import { Landing2Loading } from './landing2-loading';
import { Landing2Page } from './landing2-page';

/** `/members/:id/landing2` */
export const Landing2Screen = () => (
  <LanderScreen template="landing2" namesItself page={Landing2Page} loading={Landing2Loading} texts={[memberLandingTexts]} />
);
