import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Dialog } from '@rendezvous/ui';
import styles from './confirm.module.css';

interface Props {
  readonly kind: 'block' | 'remove';
  readonly name: string;
  readonly busy: boolean;
  /** Why it did not work. */
  readonly error: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Before something goes that does not come back: what goes, for whom. */
export const Confirm = ({ kind, name, busy, error, onConfirm, onCancel }: Props) => {
  const intl = useIntl();
  return (
    <Dialog
      open
      alert
      title={<FormattedMessage id={`chat.${kind}.title`} values={{ name }} />}
      closeLabel={intl.formatMessage({ id: 'chat.close' })}
      onClose={onCancel}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            <FormattedMessage id={`chat.${kind}.confirm`} values={{ name }} />
          </Button>
          <Button onClick={onCancel}>
            <FormattedMessage id="chat.cancel" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id={`chat.${kind}.text`} values={{ name }} />
      </p>
      <p className={styles.error} role="alert">
        {error}
      </p>
    </Dialog>
  );
};
