import { BanIcon, FlagIcon, type OpenMenu } from '@rendezvous/ui';
import { Menu, MenuItem } from '@rendezvous/ui/menu';

interface Props extends OpenMenu {
  readonly reportLabel: string;
  readonly onReport: () => void;
  readonly blockLabel: string;
  /** null when the server does not allow it. */
  readonly onBlock: (() => void) | null;
}

/** What is done rarely. */
export const MoreMenu = ({ reportLabel, onReport, blockLabel, onBlock, ...menu }: Props) => (
  <Menu {...menu}>
    <MenuItem icon={<FlagIcon />} onSelect={onReport}>
      {reportLabel}
    </MenuItem>
    {onBlock ? (
      <MenuItem icon={<BanIcon />} danger onSelect={onBlock}>
        {blockLabel}
      </MenuItem>
    ) : null}
  </Menu>
);
