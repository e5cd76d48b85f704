import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { imageUrl } from '@rendezvous/client';
import type { User } from '@rendezvous/contracts/session';
import { Avatar } from '@rendezvous/ui';
import type { AccountMenuListProps } from './account-menu-list';
import styles from './account-menu.module.css';

const loadList = () => import(/* webpackChunkName: "account-menu" */ './account-menu-list').then((module) => module.AccountMenuList);

/** The account's dropdown. Its list weighs more than the rest of the bar, so it comes when the page is idle or the button is pressed. */
export const AccountMenu = ({ user }: { user: User }) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [List, setList] = useState<ComponentType<AccountMenuListProps> | null>(null);
  const load = useCallback(
    () =>
      void loadList().then(
        (list) => setList(() => list),
        () => undefined,
      ),
    [],
  );

  // fetched ahead when the browser has time, so that the first press answers at once
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 1500));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const asked = idle(load);
    return () => cancel(asked);
  }, [load]);

  const image = user.profile.main_image;
  const trigger = (
    <button
      type="button"
      className={styles.trigger}
      aria-label={intl.formatMessage({ id: 'shell.account.label' })}
      aria-haspopup="menu"
      onClick={
        List
          ? undefined
          : () => {
              setOpen(true);
              load();
            }
      }
    >
      <Avatar src={image ? imageUrl(image.thumb_filename) : null} alt="" size="sm" initials={user.profile.name.slice(0, 1).toUpperCase()} />
    </button>
  );
  return List ? <List user={user} trigger={trigger} open={open} onOpenChange={setOpen} /> : trigger;
};
