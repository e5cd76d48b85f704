import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MemberProfile } from '@rendezvous/contracts/search/profile';
import { Button, HeartIcon, IconButton, LazyMenu, LinkButton, MessageIcon, MoreIcon } from '@rendezvous/ui';
import { joinButton } from '../likes/join-form';
import styles from './profile-actions.module.css';

interface Props {
  readonly profile: MemberProfile;
  /** Not logged in: the buttons are there and lead to the login. */
  readonly visitor: boolean;
  /** null: the reader's own profile is disabled. They like nobody, and of conversations they read those that there are. */
  readonly onLike: ((liked: boolean) => void) | null;
  /** A visitor wants to write. */
  readonly onLogin: () => void;
  readonly onReport: () => void;
  readonly onBlock: () => void;
}

const loadMenu = () => import(/* webpackChunkName: "more-menu" */ './more/more-menu').then(({ MoreMenu }) => MoreMenu);

/** Like, message, and more. What may be done is the server's word. */
export const ProfileActions = ({ profile, visitor, onLike, onLogin, onReport, onBlock }: Props) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.profile.${id}` }, { name: profile.name });
  const { liked, matched, actions, conversation_id: conversation } = profile;
  const like = onLike && (
    <Button
      variant={liked ? 'line' : 'accent'}
      size="big"
      full
      icon={<HeartIcon fill={liked ? 'currentColor' : 'none'} className={liked ? 'coral' : undefined} />}
      aria-pressed={liked}
      {...joinButton(profile.id, () => onLike(!liked))}
    >
      {text(matched ? 'matched' : liked ? 'liked' : 'like')}
    </Button>
  );
  const write = visitor ? (
    <Button variant="plum" size="big" full icon={<MessageIcon />} {...joinButton(profile.id, onLogin)}>
      {text('message')}
    </Button>
  ) : (
    <LinkButton
      variant="plum"
      size="big"
      full
      icon={<MessageIcon />}
      render={<Link to={conversation === null ? `/members/${profile.id}/chat` : `/chats/${conversation}`} />}
    >
      {text('message')}
    </LinkButton>
  );
  const more = <IconButton variant="line" label={text('more')} icon={<MoreIcon />} className={styles.more} />;
  return (
    <div className={styles.actions}>
      <div className={styles.main}>
        {visitor || actions.like || liked ? like : null}
        {visitor || (actions.message && onLike) || conversation !== null ? write : null}
      </div>
      {visitor ? null : (
        <LazyMenu
          trigger={more}
          load={loadMenu}
          missing={intl.formatMessage({ id: 'refusal.server.unavailable' })}
          items={{ reportLabel: text('report'), onReport, blockLabel: text('block'), onBlock: actions.block ? onBlock : null }}
        />
      )}
    </div>
  );
};
