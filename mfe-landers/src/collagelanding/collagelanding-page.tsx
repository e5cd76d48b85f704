import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Interest } from '@rendezvous/contracts/reference';
import { Chip, LinkButton } from '@rendezvous/ui';
import { LanderFrame } from '../lander/lander-frame';
import type { LanderPageProps } from '../lander/lander-screen';
import { LanderSections } from '../lander/lander-sections';
import { PreviewNotice } from '../lander/preview-notice';
import { signupPath } from '../lander/signup-path';
import { SiteTexts } from '../lander/site-texts';
import { Collage } from './collage';
import styles from './collagelanding.module.css';
import { keepInterests } from './keep-interests';

const MOST = 3;
const ENDS = ['biking', 'reading', 'animals', 'cooking', 'music', 'dancing'] as const satisfies readonly Interest[];

/** People and their things, cut out and laid side by side; up to three interests are picked and brought along. */
export const CollagelandingPage = ({ lander }: LanderPageProps<'collagelanding'>) => {
  const { action, heading, lead, parts } = lander;
  const [picked, setPicked] = useState<readonly (typeof ENDS)[number][]>([]);
  const pick = (interest: (typeof ENDS)[number]): void =>
    setPicked((before) => (before.includes(interest) ? before.filter((one) => one !== interest) : [...before, interest]));
  return (
    <LanderFrame lander={lander}>
      <div className={styles.page}>
        <div className={styles.words}>
          <PreviewNotice lander={lander} />
          <h1 className={styles.heading}>{heading}</h1>
          <p className="lead muted">{lead}</p>
        </div>
        <div className={styles.choice}>
          <h2 id="ends" className={styles.question}>
            {parts.question}
          </h2>
          <div role="group" aria-labelledby="ends" className={styles.ends}>
            {ENDS.map((interest) => (
              <Chip
                key={interest}
                selected={picked.includes(interest)}
                disabled={picked.length >= MOST && !picked.includes(interest)}
                onClick={() => pick(interest)}
              >
                {parts.ends[interest]}
              </Chip>
            ))}
          </div>
          <LinkButton variant="accent" size="big" render={<Link to={signupPath()} />} onClick={() => keepInterests(picked)}>
            {action}
          </LinkButton>
          <p className="small muted">{parts.note}</p>
          <SiteTexts lander={lander} />
        </div>
        <Collage />
      </div>
      <LanderSections lander={lander} />
    </LanderFrame>
  );
};
