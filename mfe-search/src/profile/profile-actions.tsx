import { type ComponentType, type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MemberProfile } from '@rendezvous/contracts/search';
import { Button, HeartIcon, IconButton, LinkButton, MessageIcon, MoreIcon } from '@rendezvous/ui';
import type { MoreMenuProps } from './more-menu';
import styles from './profile-actions.module.css';

interface Props {
  readonly profile: MemberProfile;
  /** Not logged in: the buttons are there and lead to the login. */
  readonly visitor: boolean;
  readonly onLike: (liked: boolean) => void;
  /** A visitor wants to write. */
  readonly onLogin: () => void;
  readonly onBlock: () => void;
}

/** Like, message, and more. What may be done is the server's word. */
export const ProfileActions = ({ profile, visitor, onLike, onLogin, onBlock }: Props) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.profile.${id}` }, { name: profile.name });
  const { liked, matched, actions, conversation_id: conversation } = profile;
  const like = (
    <Button
      variant={liked ? 'line' : 'accent'}
      size="big"
      full
      icon={<HeartIcon fill={liked ? 'currentColor' : 'none'} className={liked ? 'coral' : undefined} />}
      aria-pressed={liked}
      onClick={() => onLike(!liked)}
    >
      {text(matched ? 'matched' : liked ? 'liked' : 'like')}
    </Button>
  );
  const write = visitor ? (
    <Button variant="plum" size="big" full icon={<MessageIcon />} onClick={onLogin}>
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
  return (
    <div className={styles.actions}>
      {visitor || actions.like || liked ? like : null}
      {visitor || actions.message || conversation !== null ? write : null}
      {actions.block ? <More label={text('more')} blockLabel={text('block')} onBlock={onBlock} /> : null}
    </div>
  );
};

const loadMenu = () => import(/* webpackChunkName: "more-menu" */ './more-menu').then(({ MoreMenu }) => MoreMenu);
const fetchMenu = (): void => void loadMenu().catch(() => undefined);

/**
 * The menu weighs more than the rest of the page: its code is fetched when the pointer or the focus comes near its button, and
 * takes the button's place only when that is pressed. Any sooner, the focus would be lost with the old button.
 */
const More = ({ label, ...items }: { label: string } & Pick<MoreMenuProps, 'blockLabel' | 'onBlock'>): ReactElement => {
  const [open, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<MoreMenuProps> | null>(null);
  const press = (): void => {
    setOpen(true);
    loadMenu().then(
      (menu) => setMenu(() => menu),
      () => setOpen(false),
    );
  };
  const untilThere = Menu === null ? { onPointerEnter: fetchMenu, onFocus: fetchMenu, onClick: press } : {};
  const trigger = (
    <IconButton variant="line" label={label} icon={<MoreIcon />} aria-haspopup="menu" className={styles.more} {...untilThere} />
  );
  return Menu === null ? trigger : <Menu {...items} trigger={trigger} open={open} onOpenChange={setOpen} />;
};
