import { LanderScreen } from '../lander/lander-screen';
import { memberLandingTexts } from '../member-landing/texts';
import { Landing3Loading } from './landing3-loading';
import { Landing3Page } from './landing3-page';
import { landing3Texts } from './texts';

/** `/members/:id/landing3` */
export const Landing3Screen = () => (
  <LanderScreen template="landing3" namesItself page={Landing3Page} loading={Landing3Loading} texts={[landing3Texts, memberLandingTexts]} />
);
