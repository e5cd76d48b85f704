import { useIntl } from 'react-intl';
import { Button } from '@rendezvous/ui';
import styles from './own-profile.module.css';

interface Props {
  readonly dirty: boolean;
  /** The changes are from an earlier visit. */
  readonly kept: boolean;
  readonly saving: boolean;
  readonly onUndo: () => void;
}

/** Appears with the first change and stays in sight. */
export const SaveBar = ({ dirty, kept, saving, onUndo }: Props) => {
  const intl = useIntl();
  if (!dirty && !saving) return null;
  return (
    <div className={styles.save}>
      <p className="small" role="status">
        {intl.formatMessage({ id: kept ? 'account.profile.kept' : 'account.profile.unsaved' })}
      </p>
      <Button variant="quiet" onClick={onUndo} disabled={saving}>
        {intl.formatMessage({ id: kept ? 'account.profile.discard' : 'account.profile.undo' })}
      </Button>
      <Button type="submit" variant="accent" busy={saving}>
        {intl.formatMessage({ id: 'account.profile.save' })}
      </Button>
    </div>
  );
};
