import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button, Dialog, FormError } from '@rendezvous/ui';
import styles from './stored-methods.module.css';

interface Props {
  /** Where the words of this removal begin in the catalogue. */
  readonly words: 'billing.stored' | 'billing.stored.mandate';
  readonly busy: boolean;
  /** Why the server said no, in words; null without one. */
  readonly fault: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What is to be removed. */
  readonly children: ReactNode;
}

/** Says that nothing brings back what is removed, before it is removed. */
export const RemovalDialog = ({ words, busy, fault, onConfirm, onClose, children }: Props) => {
  const intl = useIntl();
  const keep = intl.formatMessage({ id: `${words}.keep` });
  return (
    <Dialog
      open
      alert
      title={intl.formatMessage({ id: `${words}.confirm-title` })}
      closeLabel={keep}
      dismissible={!busy}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            busy={busy}
            // the second press of a double click on what opened the dialog confirms nothing
            onClick={(event) => event.detail < 2 && onConfirm()}
          >
            {intl.formatMessage({ id: `${words}.remove` })}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p className={styles.asked}>{children}</p>
        <p>{intl.formatMessage({ id: `${words}.confirm-text` })}</p>
        <FormError>{fault}</FormError>
      </div>
    </Dialog>
  );
};
