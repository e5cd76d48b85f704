import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ArrowLeftIcon, ArrowRightIcon, Button, Dialog, EditIcon, RefreshIcon, TrashIcon } from '@rendezvous/ui';
import styles from './photo-board.module.css';

interface Props {
  readonly number: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDescribe: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** What can be done with one of one's own photos. */
export const PhotoTools = ({ number, count, onMove, onDescribe, onEdit, onRemove, onClose }: Props) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `account.photos.${id}` }, { number });
  const tool = (id: string, icon: ReactNode, act: () => void, disabled = false) => (
    <Button
      full
      icon={icon}
      disabled={disabled}
      onClick={() => {
        onClose();
        act();
      }}
    >
      {text(id)}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={text('more')} closeLabel={intl.formatMessage({ id: 'account.cancel' })}>
      <div className={styles.choices}>
        {tool('earlier', <ArrowLeftIcon />, () => onMove(-1), number === 1)}
        {tool('later', <ArrowRightIcon />, () => onMove(1), number === count)}
        {tool('edit', <RefreshIcon />, onEdit)}
        {tool('describe', <EditIcon />, onDescribe)}
        {tool('remove', <TrashIcon />, onRemove)}
      </div>
    </Dialog>
  );
};
