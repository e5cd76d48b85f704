import { LanderScreen } from '../lander/lander-screen';
import { VideoLoading } from './video-loading';
import { VideoPage } from './video-page';

export const VideoScreen = () => <LanderScreen template="video" page={VideoPage} loading={VideoLoading} />;
