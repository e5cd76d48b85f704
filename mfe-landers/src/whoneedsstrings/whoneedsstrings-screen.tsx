import { LanderScreen } from '../lander/lander-screen';
import { WhoneedsstringsLoading } from './whoneedsstrings-loading';
import { WhoneedsstringsPage } from './whoneedsstrings-page';

export const WhoneedsstringsScreen = () => (
  <LanderScreen template="whoneedsstrings" page={WhoneedsstringsPage} loading={WhoneedsstringsLoading} />
);
