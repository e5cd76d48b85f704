import { useCallback, useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { IconButton, MoreIcon } from '@rendezvous/ui';
import type { RoomMenuListProps, RoomMenuProps } from './room-menu-list';

/** What else can be done with a conversation. The list weighs more than its button, so it comes when it is asked for. */
export const RoomMenu = (props: RoomMenuProps) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [List, setList] = useState<ComponentType<RoomMenuListProps> | null>(null);
  const load = useCallback(
    () =>
      void import(/* webpackChunkName: "room-menu" */ './room-menu-list').then(
        ({ RoomMenuList }) => setList(() => RoomMenuList),
        () => setOpen(false),
      ),
    [],
  );
  // fetched ahead when the browser has time; not on hover, where the button would change under the pointer
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 1500));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const asked = idle(load);
    return () => cancel(asked);
  }, [load]);

  const trigger: ReactElement = (
    <IconButton
      label={intl.formatMessage({ id: 'chat.room.more' })}
      icon={<MoreIcon />}
      aria-haspopup="menu"
      onClick={
        List
          ? undefined
          : () => {
              setOpen(true);
              load();
            }
      }
    />
  );
  return List ? <List {...props} trigger={trigger} open={open} onOpenChange={setOpen} /> : trigger;
};
