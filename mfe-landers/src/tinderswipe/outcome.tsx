import { useEffect, useRef } from 'react';
import { imageUrl } from '@rendezvous/client';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { Avatar, Button } from '@rendezvous/ui';
import { SiteTexts } from '../lander/site-texts';
import { ShortForm } from '../short-form/short-form';
import styles from './outcome.module.css';

interface OutcomeProps {
  readonly lander: Lander<'tinderswipe'>;
  readonly liked: readonly FoundMember[];
  /** Absent after the last card. */
  readonly onMore?: (() => void) | undefined;
}

/** After the third card: who was liked, and the form that brings them along. */
export const Outcome = ({ lander, liked, onMore }: OutcomeProps) => {
  const { action, parts } = lander;
  const { heading, text } = liked.length > 0 ? parts.kept : parts.none;
  const title = useRef<HTMLHeadingElement>(null);
  // the button that was pressed is gone: the reader goes on here
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.outcome}>
      {liked.length > 0 ? (
        <ul className={styles.liked}>
          {liked.map(({ id, name, main_image: image }) => (
            <li key={id}>
              <Avatar alt="" initials={[...name][0]} src={image ? imageUrl(image.thumb_filename) : null} size="lg" />
              <span className={styles.name}>{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.words}>
        <h2 ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <p className="muted">{text}</p>
      </div>
      <ShortForm action={action} next="/signup-matches" />
      {onMore ? (
        <Button variant="quiet" onClick={onMore}>
          {parts.more}
        </Button>
      ) : null}
      <SiteTexts lander={lander} />
    </section>
  );
};
