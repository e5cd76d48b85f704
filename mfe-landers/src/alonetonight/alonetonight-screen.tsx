import { LanderScreen } from '../lander/lander-screen';
import { AlonetonightLoading } from './alonetonight-loading';
import { AlonetonightPage } from './alonetonight-page';

export const AlonetonightScreen = () => <LanderScreen template="alonetonight" page={AlonetonightPage} loading={AlonetonightLoading} />;
