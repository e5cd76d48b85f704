import type { ReactNode } from 'react';
import { PresenceDot } from '../avatar';
import { classNames } from '../../primitives/class-names';
import { Anchor, type LinkTarget } from '../../primitives/link';
import { Photo } from '../photo';
import { FictionalTag, type FictionalWords } from '../../display/tag';
import styles from './person-card.module.css';

export interface PersonCardProps extends LinkTarget {
  /** "Maya, 33": formatted by the caller. */
  name: ReactNode;
  /** "Maya": what of it gives way in a narrow card, so that all of it stands on one line. Without it the line breaks. */
  shortens?: string | undefined;
  /** The line below: place, distance, "Liked you today". */
  line?: ReactNode;
  photo: {
    src?: string | null | undefined;
    srcSet?: string | undefined;
    sizes?: string | undefined;
    placeholder?: string | null | undefined;
  };
  /** For the cards on the first screen. */
  priority?: boolean | undefined;
  /** For those that large windows show beside them. */
  early?: boolean | undefined;
  /** Draws the presence dot and says it. */
  onlineLabel?: string | null | undefined;
  /** Draws the mask with these words. */
  fictionalLabel?: ReactNode;
  /** The same, with the whole warning for whoever does not see the mark. */
  fictional?: FictionalWords | null | undefined;
  /** A `<LikeButton>`; sits on the photo's lower edge. */
  like?: ReactNode;
  /** A `<Pill>`: "New". */
  pill?: ReactNode;
  /** The small locked picture in the corner. */
  peek?: { src?: string | null | undefined; label: ReactNode } | undefined;
  /** Heading level of the name; plain text without it. */
  heading?: 2 | 3 | undefined;
  className?: string | undefined;
}

/** One person: 4:5 photo, caption below, nothing printed over the face. */
export function PersonCard({
  name,
  shortens,
  line,
  photo,
  priority,
  early,
  onlineLabel,
  fictionalLabel,
  fictional,
  like,
  pill,
  peek,
  heading,
  className,
  render,
  href,
}: PersonCardProps) {
  const text = typeof name === 'string' ? name : '';
  const parts = partsAround(shortens, text);
  const Name = heading ? (`h${heading}` as const) : 'p';
  return (
    <article className={classNames(styles.card, className)}>
      <div className={styles.picture}>
        <Photo {...photo} alt="" priority={priority} early={early} />
        {peek ? (
          <span className={styles.peek}>
            <Photo src={peek.src} alt="" locked lockedLabel={peek.label} />
          </span>
        ) : null}
      </div>
      <div className={classNames(styles.caption, Boolean(like) && styles.withLike)}>
        <Name className={classNames(styles.name, parts && styles.oneLine)}>
          <Anchor render={render} href={href} className={styles.link} aria-label={parts ? text : undefined}>
            {parts ? (
              <>
                {parts[0]}
                <span className={styles.short}>{shortens}</span>
                {parts[1]}
              </>
            ) : (
              name
            )}
          </Anchor>
          {onlineLabel ? <PresenceDot label={onlineLabel} /> : null}
        </Name>
        {line ? <p className={styles.line}>{line}</p> : null}
        {fictionalLabel ? <FictionalTag>{fictionalLabel}</FictionalTag> : null}
        {fictional ? (
          <FictionalTag icon={fictional.icon} warning={fictional.warning}>
            {fictional.label}
          </FictionalTag>
        ) : null}
        {pill}
      </div>
      {like ? <div className={styles.like}>{like}</div> : null}
    </article>
  );
}

/** What stands before and behind a part of a text; null without such a part. */
const partsAround = (part: string | undefined, text: string): readonly [string, string] | null => {
  if (!part) return null;
  const at = text.indexOf(part);
  return at < 0 ? null : [text.slice(0, at), text.slice(at + part.length)];
};

interface GridProps {
  children: ReactNode;
  label?: string | undefined;
  /** On a phone one row that scrolls sideways: for people whom a page is not about. */
  row?: boolean | undefined;
}

/** The grid of people: 2, 3, then 4 columns. */
export function PersonGrid({ children, label, row }: GridProps) {
  return (
    <ul className={classNames(styles.grid, row && styles.row)} aria-label={label}>
      {children}
    </ul>
  );
}
