import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { BanIcon, TrashIcon, UserIcon, type OpenMenu } from '@rendezvous/ui';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@rendezvous/ui/menu';

export interface RoomMenuItems {
  /** null for a member without a profile to see. */
  readonly profileId: number | null;
  readonly onBlock: (() => void) | null;
  readonly onRemove: (() => void) | null;
}

/** The profile, and the two things that end a conversation. */
export const RoomMenuList = ({ profileId, onBlock, onRemove, ...menu }: RoomMenuItems & OpenMenu) => (
  <Menu {...menu}>
    {profileId === null ? null : (
      <MenuLink render={<Link to={`/members/${profileId}`} />} icon={<UserIcon />}>
        <FormattedMessage id="chat.room.profile" />
      </MenuLink>
    )}
    {profileId !== null && (onBlock || onRemove) ? <MenuSeparator /> : null}
    {onBlock ? (
      <MenuItem icon={<BanIcon />} onSelect={onBlock}>
        <FormattedMessage id="chat.block.action" />
      </MenuItem>
    ) : null}
    {onRemove ? (
      <MenuItem icon={<TrashIcon />} danger onSelect={onRemove}>
        <FormattedMessage id="chat.remove.action" />
      </MenuItem>
    ) : null}
  </Menu>
);
