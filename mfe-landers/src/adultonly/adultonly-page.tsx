import { Link } from 'react-router-dom';
import { Anchor, classNames, LinkButton } from '@rendezvous/ui';
import { LanderFrame } from '../lander/lander-frame';
import type { LanderPageProps } from '../lander/lander-screen';
import { LanderSections } from '../lander/lander-sections';
import { PreviewNotice } from '../lander/preview-notice';
import { signupPath } from '../lander/signup-path';
import { SiteTexts } from '../lander/site-texts';
import styles from './adultonly.module.css';
import { useDoor } from './use-door';

const FAREWELL = 'farewell';

/** Two discs that are a door: one says what is inside, the other what stays outside. */
export const AdultonlyPage = ({ lander }: LanderPageProps<'adultonly'>) => {
  const { action, heading, lead, parts } = lander;
  const to = signupPath();
  const { open, enter } = useDoor(to);
  return (
    <LanderFrame lander={lander} className={styles.page}>
      <PreviewNotice lander={lander} />
      <div className={classNames(styles.door, open && styles.open)}>
        <div className={styles.inside}>
          <p className={styles.side}>{parts.inside}</p>
          <h1 className={`hero-title ${styles.heading}`}>{heading}</h1>
          <p className={styles.text}>{lead}</p>
          <LinkButton variant="accent" size="big" render={<Link to={to} />} onClick={enter}>
            {action}
          </LinkButton>
        </div>
        <div className={styles.outside}>
          <div className={styles.words}>
            <h2 className={styles.side}>{parts.outside.title}</h2>
            <p className={styles.quiet}>{parts.outside.text}</p>
            <Anchor href={`#${FAREWELL}`}>{parts.leave}</Anchor>
          </div>
        </div>
        <div id={FAREWELL} className={styles.farewell} tabIndex={-1}>
          <h2>{parts.farewell.heading}</h2>
          <p className={styles.quiet}>{parts.farewell.text}</p>
          <Anchor href="#">{parts.farewell.back}</Anchor>
        </div>
      </div>
      <div className={styles.site}>
        <SiteTexts lander={lander} />
      </div>
      <LanderSections lander={lander} />
    </LanderFrame>
  );
};
