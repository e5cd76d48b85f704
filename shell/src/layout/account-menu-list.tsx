import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { useLocale, useSession } from '@rendezvous/client';
import type { User } from '@rendezvous/contracts/session';
import { LogoutIcon, SettingsIcon, UserIcon, type OpenMenu } from '@rendezvous/ui';
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator, MenuText } from '@rendezvous/ui/menu';
import { LEAVING } from '../navigation/leaving';
import { LANGUAGE_NAMES } from './language-menu';

interface Props extends OpenMenu {
  readonly user: User;
}

/** My profile, settings, language, log out. */
export const AccountMenuList = ({ user, ...menu }: Props) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { logOut } = useSession();
  const { locale, offered, setLocale } = useLocale();
  const leave = async () => {
    // leaving the members' pages first, so that none of them asks for a login again
    await navigate('/', { state: LEAVING });
    await logOut();
  };
  return (
    <Menu {...menu}>
      <MenuText>{user.profile.name}</MenuText>
      <MenuLink render={<Link to="/profile" />} icon={<UserIcon />}>
        {intl.formatMessage({ id: 'shell.account.profile' })}
      </MenuLink>
      <MenuLink render={<Link to="/notifications" />} icon={<SettingsIcon />}>
        {intl.formatMessage({ id: 'shell.account.settings' })}
      </MenuLink>
      {offered.length > 1 ? (
        <>
          <MenuSeparator />
          <MenuChoice
            label={intl.formatMessage({ id: 'shell.account.language' })}
            options={offered.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
            value={locale}
            onChange={setLocale}
          />
        </>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<LogoutIcon />} onSelect={() => void leave()}>
        {intl.formatMessage({ id: 'shell.account.logout' })}
      </MenuItem>
    </Menu>
  );
};
