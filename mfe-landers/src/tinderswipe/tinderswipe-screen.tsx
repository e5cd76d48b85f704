import { LanderScreen } from '../lander/lander-screen';
import { TinderswipeLoading } from './tinderswipe-loading';
import { TinderswipePage } from './tinderswipe-page';

export const TinderswipeScreen = () => <LanderScreen template="tinderswipe" page={TinderswipePage} loading={TinderswipeLoading} />;
