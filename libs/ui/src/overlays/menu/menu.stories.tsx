import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Badge } from '../../display/badge';
import { Button } from '../../actions/button';
import { BanIcon, CoinIcon, FlagIcon, GlobeIcon, LogoutIcon, MoreIcon, SettingsIcon, UserIcon } from '../../primitives/icon';
import { IconButton } from '../../actions/icon-button';
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator, MenuText } from '.';

export default { title: 'UI/Overlays/Menu', component: Menu } satisfies Meta<typeof Menu>;
type Story = StoryObj<typeof Menu>;

const room = { minHeight: 380, display: 'grid', justifyContent: 'center', alignContent: 'start' };

export const Account: Story = {
  render: () => (
    <div style={room}>
      <Menu defaultOpen trigger={<IconButton label="Account" icon={<UserIcon />} variant="line" />}>
        <MenuText>
          Signed in as <b>Hugo</b>
        </MenuText>
        <MenuSeparator />
        <MenuLink href="#profile" icon={<UserIcon />} current>
          My profile
        </MenuLink>
        <MenuLink href="#credits" icon={<CoinIcon />} end={<Badge count={8} label="8 credits" tone="warn" />}>
          Credits
        </MenuLink>
        <MenuLink href="#settings" icon={<SettingsIcon />}>
          Settings
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<LogoutIcon />} onSelect={() => undefined}>
          Log out
        </MenuItem>
      </Menu>
    </div>
  ),
};
function Language() {
  const [value, setValue] = useState('fr');
  return (
    <Menu defaultOpen align="start" trigger={<Button icon={<GlobeIcon />}>{value.toUpperCase()}</Button>}>
      <MenuChoice
        label="Language"
        value={value}
        onChange={setValue}
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'fr', label: 'Français', lang: 'fr' },
        ]}
      />
    </Menu>
  );
}
export const Languages: Story = {
  render: () => (
    <div style={room}>
      <Language />
    </div>
  ),
};
export const Actions: Story = {
  render: () => (
    <div style={room}>
      <Menu defaultOpen trigger={<IconButton label="More" icon={<MoreIcon />} />}>
        <MenuItem icon={<FlagIcon />} onSelect={() => undefined}>
          Signaler ce profil à l’équipe de modération
        </MenuItem>
        <MenuItem icon={<BanIcon />} onSelect={() => undefined} danger>
          Bloquer Inès
        </MenuItem>
        <MenuItem onSelect={() => undefined} disabled>
          Indisponible
        </MenuItem>
      </Menu>
    </div>
  ),
};
