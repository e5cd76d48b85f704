import { useIntl } from 'react-intl';
import { imageUrl } from '@rendezvous/client';
import type { User } from '@rendezvous/contracts/session';
import { Avatar, LazyMenu } from '@rendezvous/ui';
import styles from './account-menu.module.css';

const loadList = () => import(/* webpackChunkName: "account-menu" */ './account-menu-list').then((module) => module.AccountMenuList);

/** The account's dropdown: a face, and the list when it is asked for. */
export const AccountMenu = ({ user }: { user: User }) => {
  const intl = useIntl();
  const image = user.profile.main_image;
  const trigger = (
    <button type="button" className={styles.trigger} aria-label={intl.formatMessage({ id: 'shell.account.label' })}>
      <Avatar src={image ? imageUrl(image.thumb_filename) : null} alt="" size="sm" initials={[...user.profile.name][0]?.toUpperCase()} />
    </button>
  );
  const missing = intl.formatMessage({ id: 'refusal.server.unavailable' });
  return <LazyMenu trigger={trigger} load={loadList} items={{ user }} missing={missing} />;
};
