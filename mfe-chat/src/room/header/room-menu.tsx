import { useIntl } from 'react-intl';
import { IconButton, LazyMenu, MoreIcon } from '@rendezvous/ui';
import type { RoomMenuItems } from './room-menu-list';

const loadList = () => import(/* webpackChunkName: "room-menu" */ './room-menu-list').then(({ RoomMenuList }) => RoomMenuList);

/** What else can be done with a conversation. */
export const RoomMenu = (items: RoomMenuItems) => {
  const intl = useIntl();
  const trigger = <IconButton label={intl.formatMessage({ id: 'chat.room.more' })} icon={<MoreIcon />} />;
  const missing = intl.formatMessage({ id: 'refusal.server.unavailable' });
  return <LazyMenu trigger={trigger} load={loadList} items={items} missing={missing} />;
};
