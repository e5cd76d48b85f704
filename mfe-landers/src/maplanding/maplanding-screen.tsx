import { LanderScreen } from '../lander/lander-screen';
import { membersTexts } from '../members/texts';
import { MaplandingLoading } from './maplanding-loading';
import { MaplandingPage } from './maplanding-page';
import { maplandingTexts } from './texts';

export const MaplandingScreen = () => (
  <LanderScreen template="maplanding" page={MaplandingPage} loading={MaplandingLoading} texts={[membersTexts, maplandingTexts]} />
);
