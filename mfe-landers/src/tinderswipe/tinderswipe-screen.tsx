import { LanderScreen } from '../lander/lander-screen';
import { membersTexts } from '../members/texts';
import { shortFormTexts } from '../short-form/texts';
import { TinderswipeLoading } from './tinderswipe-loading';
import { TinderswipePage } from './tinderswipe-page';
import { tinderswipeTexts } from './texts';

export const TinderswipeScreen = () => (
  <LanderScreen
    template="tinderswipe"
    page={TinderswipePage}
    loading={TinderswipeLoading}
    texts={[tinderswipeTexts, membersTexts, shortFormTexts]}
  />
);
