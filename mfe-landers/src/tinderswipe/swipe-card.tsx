import { useIntl } from 'react-intl';
import { imageUrl, useSettings } from '@rendezvous/client';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { CloseIcon, FictionalTag, HeartIcon, Photo } from '@rendezvous/ui';
import styles from './swipe-card.module.css';
import { useDrag } from './use-drag';

interface SwipeCardProps {
  readonly member: FoundMember;
  /** How many lie above it; -1 once it was taken away. */
  readonly depth: number;
  /** Where it was taken to. */
  readonly liked: boolean | null;
  readonly onDecide: (liked: boolean) => void;
}

const IDLE = {};

/** One member as a print: photo, and below it who it is. Only the topmost can be taken. */
export const SwipeCard = ({ member, depth, liked, onDecide }: SwipeCardProps) => {
  const intl = useIntl();
  const { fictional_singular: fictional } = useSettings();
  const drag = useDrag(onDecide);
  const { name, age, main_image: image } = member;
  const wide = image ? imageUrl(image.filename) : null;
  return (
    <article
      className={styles.card}
      data-depth={depth}
      data-gone={liked === null ? undefined : liked ? 'right' : 'left'}
      aria-hidden={depth === 0 ? undefined : true}
      {...(depth === 0 ? drag : IDLE)}
    >
      <Photo
        src={wide}
        srcSet={image ? `${imageUrl(image.thumb_filename)} 160w, ${wide} 480w` : undefined}
        sizes="(min-width: 900px) 22rem, 76vw"
        placeholder={image?.placeholder}
        alt=""
        priority={depth <= 0}
      />
      <div className={styles.caption}>
        <h2 className={styles.name}>{intl.formatMessage({ id: 'landers.members.caption' }, { name, age })}</h2>
        <p className={styles.place}>{member.city ?? member.region ?? ''}</p>
        {member.fictional ? <FictionalTag>{fictional}</FictionalTag> : null}
      </div>
      <span className={styles.yes}>
        <HeartIcon fill="currentColor" />
      </span>
      <span className={styles.no}>
        <CloseIcon />
      </span>
    </article>
  );
};
