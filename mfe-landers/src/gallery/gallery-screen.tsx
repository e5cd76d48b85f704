import { LanderScreen } from '../lander/lander-screen';
import { membersTexts } from '../members/texts';
import { GalleryLoading } from './gallery-loading';
import { GalleryPage } from './gallery-page';

export const GalleryScreen = () => <LanderScreen template="gallery" page={GalleryPage} loading={GalleryLoading} texts={[membersTexts]} />;
