import { BanIcon, type OpenMenu } from '@rendezvous/ui';
import { Menu, MenuItem } from '@rendezvous/ui/menu';

interface Props extends OpenMenu {
  readonly blockLabel: string;
  readonly onBlock: () => void;
}

/** What is done rarely. */
export const MoreMenu = ({ blockLabel, onBlock, ...menu }: Props) => (
  <Menu {...menu}>
    <MenuItem icon={<BanIcon />} danger onSelect={onBlock}>
      {blockLabel}
    </MenuItem>
  </Menu>
);
