import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { BanIcon, TrashIcon, UserIcon } from '@rendezvous/ui';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@rendezvous/ui/menu';

export interface RoomMenuProps {
  /** null for a member without a profile to see. */
  readonly profileId: number | null;
  readonly onBlock: (() => void) | null;
  readonly onRemove: (() => void) | null;
}

export interface RoomMenuListProps extends RoomMenuProps {
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The profile, and the two things that end a conversation. */
export const RoomMenuList = ({ profileId, onBlock, onRemove, ...menu }: RoomMenuListProps) => (
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
