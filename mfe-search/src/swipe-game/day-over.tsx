import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LinkButton, MeetingDiscs } from '@rendezvous/ui';
import styles from './day-over.module.css';

interface Props {
  readonly of: number;
  /** When it goes on. */
  readonly next: Date;
  /** The reader's own face, and that of whom they liked last; null: none. */
  readonly faces: readonly [string | null, string | null];
  /** It ended before the reader's eyes: they go on here. */
  readonly justNow: boolean;
  /** The five of the day. */
  readonly children?: ReactNode;
}

/** The likes of the day are given: what came of it, when it goes on, and what there is meanwhile. */
export const DayOver = ({ of, next, faces: [own, liked], justNow, children }: Props) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.game.over.${id}` }, values);
  const title = useRef<HTMLHeadingElement>(null);
  // the button that was pressed is gone: the reader goes on here
  useEffect(() => {
    if (justNow) title.current?.focus();
  }, [justNow]);
  const when = intl.formatDate(next, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return (
    <>
      <section className={styles.over}>
        <div className={styles.discs}>
          <MeetingDiscs picture="match" left={own} right={liked} />
        </div>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {text('title', { of })}
        </h2>
        <p className={styles.text}>{text('text', { when })}</p>
        <div className={styles.links}>
          <LinkButton variant="accent" render={<Link to="/likes/sent" />}>
            {text('likes')}
          </LinkButton>
          <LinkButton render={<Link to="/members" />}>{text('members')}</LinkButton>
        </div>
      </section>
      {children}
    </>
  );
};
