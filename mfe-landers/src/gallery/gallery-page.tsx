import { Link } from 'react-router-dom';
import { useFictional } from '@rendezvous/client/fictional';
import { FictionalWarning, LinkButton } from '@rendezvous/ui';
import { LanderFrame } from '../lander/lander-frame';
import type { LanderPageProps } from '../lander/lander-screen';
import { LanderSections } from '../lander/lander-sections';
import { PreviewNotice } from '../lander/preview-notice';
import { SiteTexts } from '../lander/site-texts';
import { NoMembers } from '../members/no-members';
import { useListedMembers } from '../members/use-listed-members';
import styles from './gallery.module.css';
import { PortraitWall } from './portrait-wall';

const WALLS = 5;

const room = (id: number | string): string => `room-${id}`;

/** A walk along walls with one portrait each. It is scrolled by hand or keys, and the map of the rooms leads to each by its address. */
export const GalleryPage = ({ lander }: LanderPageProps<'gallery'>) => {
  const { action, heading, lead, parts } = lander;
  const listed = useListedMembers(WALLS);
  const fictional = useFictional();
  const members = listed.kind === 'here' ? listed.members : [];
  const rooms = [
    { id: room('entrance'), name: parts.entrance },
    ...members.map(({ id, name }) => ({ id: room(id), name })),
    { id: room('exit'), name: parts.exit.title },
  ];
  return (
    <LanderFrame lander={lander}>
      {/* a region that scrolls takes the focus, so that keys scroll it */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.walk} tabIndex={0} role="region" aria-label={parts.map}>
        <section id={room('entrance')} className={styles.wall}>
          <div className={styles.text}>
            <PreviewNotice lander={lander} />
            <h1 className={styles.heading}>{heading}</h1>
            <p className="lead">{lead}</p>
            <LinkButton variant="accent" size="big" render={<Link to="/members" />}>
              {action}
            </LinkButton>
            <SiteTexts lander={lander} />
          </div>
        </section>
        {listed.kind === 'loading' ? (
          <div className={styles.wall}>
            <div className={styles.frame}>
              <div className={styles.blank} />
            </div>
          </div>
        ) : null}
        {listed.kind === 'failed' || listed.kind === 'nobody' ? (
          <div className={styles.wall}>
            <NoMembers listed={listed} action={action} />
          </div>
        ) : null}
        {members.map((member, index) => (
          <PortraitWall key={member.id} id={room(member.id)} member={member} first={index === 0} />
        ))}
        <section id={room('exit')} className={styles.wall}>
          <div className={styles.text}>
            <h2>{parts.exit.heading}</h2>
            <LinkButton variant="plum" size="big" render={<Link to="/members" />}>
              {action}
            </LinkButton>
          </div>
        </section>
      </div>
      <nav className={styles.map} aria-label={parts.map}>
        {rooms.map(({ id, name }) => (
          <a key={id} href={`#${id}`} className={styles.room}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.warning}>
        <FictionalWarning members={members} words={fictional} />
      </div>
      <LanderSections lander={lander} />
    </LanderFrame>
  );
};
