import { Link } from 'react-router-dom';
import { LinkButton } from '@rendezvous/ui';
import { LanderFrame } from '../lander/lander-frame';
import type { LanderPageProps } from '../lander/lander-screen';
import { LanderSections } from '../lander/lander-sections';
import { PreviewNotice } from '../lander/preview-notice';
import { signupPath } from '../lander/signup-path';
import { SiteTexts } from '../lander/site-texts';
import { Film } from './film';
import styles from './video.module.css';

/** A dark cinema: the film, and below it its title and its credits as on a poster. */
export const VideoPage = ({ lander }: LanderPageProps<'video'>) => {
  const { action, heading, images, lead, parts } = lander;
  const [poster] = images;
  return (
    <LanderFrame lander={lander} className={styles.page}>
      <div className={styles.first}>
        {poster ? <Film picture={poster} labels={parts} /> : null}
        <div className={styles.words}>
          <PreviewNotice lander={lander} />
          <h1 className={`hero-title ${styles.heading}`}>{heading}</h1>
          <p className="lead">{lead}</p>
          <LinkButton variant="accent" size="big" render={<Link to={signupPath()} />}>
            {action}
          </LinkButton>
          <p className={styles.credits}>{parts.credits}</p>
          <SiteTexts lander={lander} />
        </div>
      </div>
      <LanderSections lander={lander} />
    </LanderFrame>
  );
};
