import { useIntl } from 'react-intl';
import { imageUrl } from '@rendezvous/client';
import { useFictional } from '@rendezvous/client/fictional';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { CloseIcon, FictionalTag, HeartIcon, Photo } from '@rendezvous/ui';
import { SwipeCard } from '@rendezvous/ui/swipe-card';
import styles from './member-print.module.css';

interface MemberPrintProps {
  readonly member: FoundMember;
  /** How many lie above it; -1 once it was taken away. */
  readonly depth: number;
  /** Where it was taken to. */
  readonly liked: boolean | null;
  readonly onDecide: (liked: boolean) => void;
}

const MARKS = [<HeartIcon key="yes" fill="currentColor" />, <CloseIcon key="no" />] as const;

/** One member as a print: photo, and below it who it is. Only the topmost can be taken. */
export const MemberPrint = ({ member, depth, liked, onDecide }: MemberPrintProps) => {
  const intl = useIntl();
  const fictional = useFictional();
  const { name, age, main_image: image } = member;
  const wide = image ? imageUrl(image.filename) : null;
  return (
    <SwipeCard depth={depth} liked={liked} marks={MARKS} onDecide={onDecide}>
      <Photo
        src={wide}
        srcSet={image ? `${imageUrl(image.thumb_filename)} 160w, ${wide} 480w` : undefined}
        sizes="(min-width: 56.25rem) 22rem, 76vw"
        placeholder={image?.placeholder}
        alt=""
        priority={depth <= 0}
      />
      <div className={styles.caption}>
        <h2 className={styles.name}>{intl.formatMessage({ id: 'landers.members.caption' }, { name, age })}</h2>
        <p className={styles.place}>{member.city ?? member.region ?? ''}</p>
        {member.fictional ? <FictionalTag icon={fictional.icon}>{fictional.label}</FictionalTag> : null}
      </div>
    </SwipeCard>
  );
};
