import { Link } from 'react-router-dom';
import { LinkButton } from '@rendezvous/ui';
import { LanderFrame } from '../lander/lander-frame';
import { LanderPicture } from '../lander/lander-picture';
import type { LanderPageProps } from '../lander/lander-screen';
import { LanderSections } from '../lander/lander-sections';
import { PreviewNotice } from '../lander/preview-notice';
import { SiteTexts } from '../lander/site-texts';
import bea160 from './portraits/bea-160.webp';
import bea320 from './portraits/bea-320.webp';
import kofi160 from './portraits/kofi-160.webp';
import kofi320 from './portraits/kofi-320.webp';
import { type Figure, Thread } from './thread';
import styles from './whoneedsstrings.module.css';

/** Drawn people: nobody's photo is used for advertising. */
const OWN: Readonly<Record<string, readonly { readonly width: number; readonly url: string }[]>> = {
  left: [
    { width: 160, url: bea160 },
    { width: 320, url: bea320 },
  ],
  right: [
    { width: 160, url: kofi160 },
    { width: 320, url: kofi320 },
  ],
};
const SIZES = { narrow: '6.5rem', wide: '9rem' };

/** Looser from one to the next. */
const FIGURES: readonly Figure[] = ['knot', 'curl', 'sway'];

/** No strings, told by a thread that unties itself on the way down, and ends where two people may tie it again. */
export const WhoneedsstringsPage = ({ lander }: LanderPageProps<'whoneedsstrings'>) => {
  const { action, heading, images, lead, parts } = lander;
  return (
    <LanderFrame lander={lander} className={styles.page}>
      <div className={styles.first}>
        <Thread figure="bow" />
        <div className={styles.words}>
          <PreviewNotice lander={lander} />
          <h1 className={`hero-title ${styles.heading}`}>{heading}</h1>
          <p className="lead">{lead}</p>
          <LinkButton variant="accent" size="big" render={<Link to="/members" />}>
            {action}
          </LinkButton>
        </div>
      </div>
      {parts.knots.map(({ title, text }, at) => (
        <section key={title} className={styles.knot}>
          <Thread figure={FIGURES[at] ?? 'sway'} />
          <div className={styles.words}>
            <h2>{title}</h2>
            <p className="lead muted">{text}</p>
          </div>
        </section>
      ))}
      <section className={styles.last}>
        <div className={styles.pair}>
          {images.map((picture) => (
            <LanderPicture key={picture.role} picture={picture} own={OWN[picture.role] ?? []} sizes={SIZES} />
          ))}
        </div>
        <h2>{parts.closing}</h2>
        <LinkButton variant="plum" size="big" render={<Link to="/members" />}>
          {action}
        </LinkButton>
        <SiteTexts lander={lander} />
      </section>
      <LanderSections lander={lander} />
    </LanderFrame>
  );
};
