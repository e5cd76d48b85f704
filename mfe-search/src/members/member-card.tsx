import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { imageUrl } from '@rendezvous/client';
import type { Gender } from '@rendezvous/contracts/reference';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { type FictionalWords, LikeButton, PersonCard, VisuallyHidden } from '@rendezvous/ui';
import { joinButton } from '../likes/join-form';
import type { ToggleLike } from '../likes/use-member-likes';
import { FirstPrompt } from './first-prompt';
import { NotePills } from './note-pills';
import { ReasonText } from './reason-text';
import { memberAddress } from './search-url';

/** Widths of a card in the grid of 2, 3 and 4 columns. */
const SIZES = '(min-width: 1100px) 14rem, (min-width: 700px) 30vw, 46vw';

export interface MemberCardProps {
  readonly member: FoundMember;
  /** What a visitor says of themselves. */
  readonly me: Gender | undefined;
  /** What the site calls somebody who is made up. */
  readonly fictional: FictionalWords;
  /** null: the reader likes nobody for now. */
  readonly onLike: ToggleLike | null;
  /** On the first screen: its photo is loaded first. */
  readonly priority?: boolean;
  /** On the first screen of large windows. */
  readonly early?: boolean;
}

const photoOf = ({ main_image: image }: FoundMember) => {
  if (image === null) return {};
  const [wide, small] = [imageUrl(image.filename), imageUrl(image.thumb_filename)];
  return { src: wide, srcSet: `${small} 160w, ${wide} 480w`, sizes: SIZES, placeholder: image.placeholder };
};

/** One member in a grid: photo, name and age, place, a question that they answered, and a heart. */
export const MemberCard = ({ member, me, fictional, onLike, priority, early }: MemberCardProps) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.card.${id}` }, values);
  const { id, name, age, liked, locked_photos: locked, reason } = member;
  return (
    <PersonCard
      name={text('name', { name, age })}
      shortens={name}
      line={member.city ?? member.region}
      photo={photoOf(member)}
      priority={priority}
      early={early}
      render={<Link to={memberAddress(id, me)} />}
      onlineLabel={member.online ? text('online') : null}
      fictional={member.fictional ? fictional : null}
      pill={
        <>
          {reason ? <ReasonText reason={reason} /> : null}
          <NotePills member={member} />
          <FirstPrompt member={member} />
        </>
      }
      peek={
        locked > 0
          ? {
              src: member.main_image?.placeholder,
              label: (
                <>
                  <span aria-hidden="true">{text('locked', { count: locked })}</span>
                  <VisuallyHidden>{text('locked.label', { count: locked })}</VisuallyHidden>
                </>
              ),
            }
          : undefined
      }
      like={onLike && <LikeButton label={text('like', { name })} liked={liked} {...joinButton(id, () => onLike(member, !liked))} />}
    />
  );
};
