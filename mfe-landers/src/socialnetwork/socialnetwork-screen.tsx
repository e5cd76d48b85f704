import { LanderScreen } from '../lander/lander-screen';
import { SocialnetworkLoading } from './socialnetwork-loading';
import { SocialnetworkPage } from './socialnetwork-page';
import { socialnetworkTexts } from './texts';

export const SocialnetworkScreen = () => (
  <LanderScreen template="socialnetwork" page={SocialnetworkPage} loading={SocialnetworkLoading} texts={[socialnetworkTexts]} />
);
