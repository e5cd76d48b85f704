import { Link } from 'react-router-dom';
import type { Gender } from '@rendezvous/contracts/reference';
import { Anchor, LinkButton } from '@rendezvous/ui';
import { LanderFrame } from '../lander/lander-frame';
import { LanderPicture } from '../lander/lander-picture';
import type { LanderPageProps } from '../lander/lander-screen';
import { LanderSections } from '../lander/lander-sections';
import { PreviewNotice } from '../lander/preview-notice';
import { signupPath } from '../lander/signup-path';
import { SiteTexts } from '../lander/site-texts';
import styles from './alonetonight.module.css';
import nora480 from './portrait/nora-480.webp';
import nora960 from './portrait/nora-960.webp';

/** A drawn person: nobody's photo is used for advertising. */
const NORA = [
  { width: 480, url: nora480 },
  { width: 960, url: nora960 },
];

const searchOf = (gender: Gender): string => signupPath(`/members?${new URLSearchParams({ gender })}`);

/** One face in evening light, one question, and the answer is the first search. */
export const AlonetonightPage = ({ lander }: LanderPageProps<'alonetonight'>) => {
  const { action, heading, images, lead, parts } = lander;
  const [portrait] = images;
  return (
    <LanderFrame lander={lander} className={styles.page}>
      <div className={styles.picture}>
        {portrait ? (
          <LanderPicture picture={portrait} own={NORA} ownClassName={styles.own} sizes={{ narrow: '100vw', wide: '58vw' }} first />
        ) : null}
      </div>
      <div className={styles.words}>
        <PreviewNotice lander={lander} />
        <h1 className={`hero-title ${styles.heading}`}>{heading}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <div className={styles.question}>
          <h2 className={styles.asked}>{parts.question}</h2>
          <div className={styles.answers}>
            <LinkButton variant="accent" size="big" render={<Link to={searchOf('female')} />}>
              {parts.woman}
            </LinkButton>
            <LinkButton variant="line" size="big" render={<Link to={searchOf('male')} />}>
              {parts.man}
            </LinkButton>
          </div>
          <Anchor render={<Link to={signupPath()} />}>{action}</Anchor>
        </div>
        <SiteTexts lander={lander} />
      </div>
      <LanderSections lander={lander} />
    </LanderFrame>
  );
};
