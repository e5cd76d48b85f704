import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useLocale, useSession } from '@rendezvous/client';
import type { User } from '@rendezvous/contracts/session';
import { LogoutIcon, NamedIcon, type OpenMenu } from '@rendezvous/ui';
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator, MenuText } from '@rendezvous/ui/menu';
import { useLabel, useLinks } from '../navigation/navigation-context';
import { THEME_CHOICES, useTheme } from '../theme/use-theme';
import { LANGUAGE_NAMES } from './language-menu';

interface Props extends OpenMenu {
  readonly user: User;
}

/** The remotes' pages about the account, language, appearance, log out. */
export const AccountMenuList = ({ user, ...menu }: Props) => {
  const intl = useIntl();
  const { logOut } = useSession();
  const { asked, offered, setLocale } = useLocale();
  const { theme, setTheme } = useTheme();
  const links = useLinks('account');
  const labelOf = useLabel();
  return (
    <Menu {...menu}>
      <MenuText>
        <b>{user.profile.name}</b>
        <br />
        {intl.formatMessage({ id: 'shell.account.credits' }, { count: user.credits })}
      </MenuText>
      {links.map(({ path, icon, label }) => (
        <MenuLink key={path} render={<Link to={path} />} icon={<NamedIcon name={icon} />}>
          {labelOf(label)}
        </MenuLink>
      ))}
      {offered.length > 1 ? (
        <>
          <MenuSeparator />
          <MenuChoice
            label={intl.formatMessage({ id: 'shell.account.language' })}
            options={offered.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
            value={asked}
            onChange={setLocale}
          />
        </>
      ) : null}
      <MenuSeparator />
      <MenuChoice
        label={intl.formatMessage({ id: 'shell.theme.label' })}
        options={THEME_CHOICES.map((value) => ({ value, label: intl.formatMessage({ id: `shell.theme.${value}` }) }))}
        value={theme}
        onChange={setTheme}
      />
      <MenuSeparator />
      <MenuItem icon={<LogoutIcon />} onSelect={() => void logOut()}>
        {intl.formatMessage({ id: 'shell.account.logout' })}
      </MenuItem>
    </Menu>
  );
};
