import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { BanIcon, FlagIcon, TrashIcon, UserIcon, type OpenMenu } from '@rendezvous/ui';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@rendezvous/ui/menu';

export interface RoomMenuItems {
  /** null for a member without a profile to see. */
  readonly profileId: number | null;
  /** null for a member whom nobody can name any more. */
  readonly onReport: (() => void) | null;
  readonly onBlock: (() => void) | null;
  readonly onRemove: (() => void) | null;
}

/** The profile, the report, and the two things that end a conversation. */
export const RoomMenuList = ({ profileId, onReport, onBlock, onRemove, ...menu }: RoomMenuItems & OpenMenu) => (
  <Menu {...menu}>
    {profileId === null ? null : (
      <MenuLink render={<Link to={`/members/${profileId}`} />} icon={<UserIcon />}>
        <FormattedMessage id="chat.room.profile" />
      </MenuLink>
    )}
    {profileId !== null && (onBlock || onRemove) ? <MenuSeparator /> : null}
    {onReport ? (
      <MenuItem icon={<FlagIcon />} onSelect={onReport}>
        <FormattedMessage id="chat.report.action" />
      </MenuItem>
    ) : null}
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
