import type { ReactElement } from 'react';
import { BanIcon } from '@rendezvous/ui';
import { Menu, MenuItem } from '@rendezvous/ui/menu';

export interface MoreMenuProps {
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly blockLabel: string;
  readonly onBlock: () => void;
}

/** What is done rarely. */
export const MoreMenu = ({ blockLabel, onBlock, ...menu }: MoreMenuProps) => (
  <Menu {...menu} align="end">
    <MenuItem icon={<BanIcon />} danger onSelect={onBlock}>
      {blockLabel}
    </MenuItem>
  </Menu>
);
