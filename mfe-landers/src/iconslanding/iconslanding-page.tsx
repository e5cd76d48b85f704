import { LinkButton } from '@rendezvous/ui';
import { LanderFrame } from '../lander/lander-frame';
import type { LanderPageProps } from '../lander/lander-screen';
import { LanderSections } from '../lander/lander-sections';
import { PreviewNotice } from '../lander/preview-notice';
import { SiteTexts } from '../lander/site-texts';
import { ShortForm } from '../short-form/short-form';
import { Drawing, DRAWINGS } from './drawing';
import styles from './iconslanding.module.css';

/** Everything told in six drawings and six lines, with the form beside them. */
export const IconslandingPage = ({ lander }: LanderPageProps<'iconslanding'>) => {
  const { action, heading, lead, parts } = lander;
  return (
    <LanderFrame lander={lander}>
      <div className={styles.page}>
        <div className={styles.words}>
          <PreviewNotice lander={lander} />
          <h1 className={styles.heading}>{heading}</h1>
          <p className="lead muted">{lead}</p>
          <LinkButton variant="accent" size="big" href="#short-form" className={styles.down}>
            {parts.form}
          </LinkButton>
        </div>
        <ul className={styles.points}>
          {DRAWINGS.map((name, at) => (
            <li key={name} className={styles.point}>
              <Drawing name={name} />
              <div>
                <h2 className={styles.title}>{parts.points[at]?.title}</h2>
                <p className="muted">{parts.points[at]?.text}</p>
              </div>
            </li>
          ))}
        </ul>
        <section className={styles.begin}>
          <div className={styles.form}>
            <h2>{parts.form}</h2>
            <ShortForm action={action} />
            <SiteTexts lander={lander} />
          </div>
        </section>
      </div>
      <LanderSections lander={lander} />
    </LanderFrame>
  );
};
