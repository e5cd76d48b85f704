import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { LikedBy, LikeType } from '@rendezvous/contracts/chat/likes';
import { imageUrl } from '@rendezvous/client';
import { type FictionalWords, LikeButton, PersonCard, Pill } from '@rendezvous/ui';
import { usePerson } from '../people/use-person';
import { LikeReason } from './like-reason';
import { useAgo } from './use-ago';

interface Props {
  readonly profile: LikedBy;
  readonly type: LikeType;
  /** All who stand in the list. */
  readonly beside: readonly { readonly id: number; readonly name: string }[];
  /** The viewer likes them. */
  readonly liked: boolean;
  readonly mayLike: boolean;
  readonly fictional: FictionalWords;
  /** On the first screen. */
  readonly priority: boolean;
  readonly onLike: () => void;
  readonly onUnlike: () => void;
}

/** Keeps the place of the line. */
const NO_LINE = '\u00A0';

/** Somebody who likes the viewer, or whom the viewer likes. */
export const LikeCard = ({ profile, type, beside, liked, mayLike, fictional, priority, onLike, onUnlike }: Props) => {
  const intl = useIntl();
  const ago = useAgo();
  const person = usePerson()(profile);
  const when = ago(profile.liked_at);
  const line =
    when === null ? NO_LINE : intl.formatMessage({ id: type === 'sent' ? 'chat.likes.you-liked' : 'chat.likes.liked-you' }, { when });
  const image = profile.main_image;
  return (
    <PersonCard
      heading={2}
      name={person.nameAndAge}
      shortens={profile.name}
      line={type !== 'matches' && profile.matched ? intl.formatMessage({ id: 'chat.likes.matched' }) : line}
      photo={{ src: image ? imageUrl(image.filename) : null, placeholder: image?.placeholder }}
      priority={priority}
      // the list goes along, so that the page knows who stands beside
      render={
        type === 'matches' ? (
          <Link to={`/members/${profile.id}/chat`} />
        ) : (
          <Link to={`/likes/m/${profile.id}`} state={{ tab: type, beside }} />
        )
      }
      onlineLabel={person.online}
      fictional={profile.fictional ? fictional : null}
      pill={
        <>
          {profile.like_new && type !== 'sent' ? <Pill tone="accent">{intl.formatMessage({ id: 'chat.likes.new' })}</Pill> : null}
          <LikeReason reason={profile.reason} />
        </>
      }
      like={
        liked || mayLike ? (
          <LikeButton
            label={intl.formatMessage({ id: 'chat.likes.like' }, { name: profile.name })}
            liked={liked}
            onClick={liked ? onUnlike : onLike}
          />
        ) : null
      }
    />
  );
};
