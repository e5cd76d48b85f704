import { useIntl } from 'react-intl';
import { ArrowLeftIcon, ArrowRightIcon, EditIcon, type OpenMenu, TrashIcon } from '@rendezvous/ui';
import { Menu, MenuItem } from '@rendezvous/ui/menu';

interface Props extends OpenMenu {
  readonly number: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDescribe: () => void;
  readonly onRemove: () => void;
}

/** What can be done with one of one's own photos. */
export const PhotoMenu = ({ number, count, onMove, onDescribe, onRemove, ...menu }: Props) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `account.photos.${id}` }, { number });
  return (
    <Menu {...menu}>
      <MenuItem icon={<ArrowLeftIcon />} disabled={number === 1} onSelect={() => onMove(-1)}>
        {text('earlier')}
      </MenuItem>
      <MenuItem icon={<ArrowRightIcon />} disabled={number === count} onSelect={() => onMove(1)}>
        {text('later')}
      </MenuItem>
      <MenuItem icon={<EditIcon />} onSelect={onDescribe}>
        {text('describe')}
      </MenuItem>
      <MenuItem icon={<TrashIcon />} danger onSelect={onRemove}>
        {text('remove')}
      </MenuItem>
    </Menu>
  );
};
