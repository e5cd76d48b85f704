import { Link } from 'react-router-dom';
import { LinkButton } from '@rendezvous/ui';
import { LanderFrame } from '../lander/lander-frame';
import type { LanderPageProps } from '../lander/lander-screen';
import { LanderSections } from '../lander/lander-sections';
import { PreviewNotice } from '../lander/preview-notice';
import { signupPath } from '../lander/signup-path';
import { SiteTexts } from '../lander/site-texts';
import { NoMembers } from '../members/no-members';
import { CountryMap } from './country-map';
import styles from './maplanding.module.css';
import { useRegionCounts } from './use-region-counts';

/** How near somebody could be: a map of the visitor's country, whose parts lead to the search in them. */
export const MaplandingPage = ({ lander }: LanderPageProps<'maplanding'>) => {
  const { action, heading, lead, parts } = lander;
  const counts = useRegionCounts();
  return (
    <LanderFrame lander={lander}>
      <div className={styles.page}>
        <div className={styles.words}>
          <PreviewNotice lander={lander} />
          <h1 className={styles.heading}>{heading}</h1>
          <p className="lead muted">{lead}</p>
        </div>
        {counts.kind === 'here' ? <CountryMap country={counts.country} regions={counts.regions} labels={parts} /> : null}
        {counts.kind === 'loading' ? (
          <div className={styles.picture}>
            <div className={styles.waiting} />
          </div>
        ) : null}
        {counts.kind === 'nobody' || counts.kind === 'failed' ? (
          <div className={styles.picture}>
            <NoMembers listed={counts} action={action} />
          </div>
        ) : null}
        <div className={styles.action}>
          <LinkButton variant="accent" size="big" render={<Link to={signupPath()} />}>
            {action}
          </LinkButton>
          <SiteTexts lander={lander} />
        </div>
      </div>
      <LanderSections lander={lander} />
    </LanderFrame>
  );
};
