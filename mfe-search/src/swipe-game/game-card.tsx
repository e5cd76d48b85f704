import { useIntl } from 'react-intl';
import { imageUrl } from '@rendezvous/client';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { CloseIcon, HeartIcon, nameLength, Photo } from '@rendezvous/ui';
import { SwipeCard } from '@rendezvous/ui/swipe-card';
import { FirstPrompt } from '../members/first-prompt';
import { ReasonText } from '../members/reason-text';
import styles from './game-card.module.css';

interface Props {
  readonly member: FoundMember;
  /** How many lie above it; -1 once it was taken away. */
  readonly depth: number;
  /** Where it was taken to. */
  readonly liked: boolean | null;
  readonly onDecide: (liked: boolean) => void;
}

const SIZES = '(min-width: 500px) 24rem, 92vw';

/** What the photo of a card is fetched by: the same for those that are fetched ahead. */
export const pictureOf = ({ main_image: image }: FoundMember) => {
  if (image === null) return {};
  const wide = imageUrl(image.filename);
  return { src: wide, srcSet: `${imageUrl(image.thumb_filename)} 160w, ${wide} 480w`, sizes: SIZES };
};

const MARKS = [<HeartIcon key="yes" fill="currentColor" />, <CloseIcon key="no" />] as const;

/** One member as a print: photo, and below it who it is. */
export const GameCard = ({ member, depth, liked, onDecide }: Props) => {
  const intl = useIntl();
  const { name, age, city, region, reason, main_image: image } = member;
  const nameAndAge = intl.formatMessage({ id: 'search.card.name' }, { name, age });
  return (
    <SwipeCard depth={depth} liked={liked} marks={MARKS} onDecide={onDecide}>
      <Photo {...pictureOf(member)} placeholder={image?.placeholder} alt="" priority={depth <= 0} />
      <div className={styles.caption}>
        <h2 className={styles.name} data-length={nameLength(nameAndAge)}>
          {nameAndAge}
        </h2>
        <p className={styles.place}>{city ?? region}</p>
        {reason ? <ReasonText reason={reason} /> : null}
        <FirstPrompt member={member} />
      </div>
    </SwipeCard>
  );
};
