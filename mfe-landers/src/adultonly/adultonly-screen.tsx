import { LanderScreen } from '../lander/lander-screen';
import { AdultonlyLoading } from './adultonly-loading';
import { AdultonlyPage } from './adultonly-page';

export const AdultonlyScreen = () => <LanderScreen template="adultonly" page={AdultonlyPage} loading={AdultonlyLoading} />;
