import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ArrowLeftIcon, ArrowRightIcon, Button, Dialog, EditIcon, Photo, RotateRightIcon, TrashIcon } from '@rendezvous/ui';
import styles from './photo-tools.module.css';

interface Props {
  /** The photo's address. */
  readonly picture: string;
  readonly number: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDescribe: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** What can be done with one of one's own photos; the title says with which. */
export const PhotoTools = ({ picture, number, count, onMove, onDescribe, onEdit, onRemove, onClose }: Props) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `account.photos.${id}` });
  const tool = (id: string, icon: ReactNode, act: () => void, { disabled = false, danger = false } = {}) => (
    <Button
      full
      variant={danger ? 'danger' : 'quiet'}
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
    <Dialog
      open
      onClose={onClose}
      title={
        <span className={styles.title}>
          <Photo src={picture} alt="" priority className={styles.picture} />
          {intl.formatMessage({ id: 'account.photos.alt' }, { number, count })}
        </span>
      }
      closeLabel={intl.formatMessage({ id: 'account.cancel' })}
    >
      <div className={styles.choices}>
        {tool('earlier', <ArrowLeftIcon />, () => onMove(-1), { disabled: number === 1 })}
        {tool('later', <ArrowRightIcon />, () => onMove(1), { disabled: number === count })}
        {tool('edit', <RotateRightIcon />, onEdit)}
        {tool('describe', <EditIcon />, onDescribe)}
        {tool('remove', <TrashIcon />, onRemove, { danger: true })}
      </div>
    </Dialog>
  );
};
