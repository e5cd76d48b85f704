import { useIntl } from 'react-intl';
import type { StoredMethod } from '@rendezvous/contracts/billing/stored-methods';
import { Button, Dialog, FormError } from '@rendezvous/ui';
import { BrandMark } from '../money/brand-mark';
import { CardName } from '../money/card-name';
import styles from './stored-methods.module.css';

interface Props {
  readonly method: StoredMethod;
  readonly busy: boolean;
  /** Why the server said no, in words; null without one. */
  readonly fault: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says that nothing brings a removed card back, before it is removed. */
export const RemovalDialog = ({ method, busy, fault, onConfirm, onClose }: Props) => {
  const intl = useIntl();
  const keep = intl.formatMessage({ id: 'billing.stored.keep' });
  return (
    <Dialog
      open
      alert
      title={intl.formatMessage({ id: 'billing.stored.confirm-title' })}
      closeLabel={keep}
      dismissible={!busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {intl.formatMessage({ id: 'billing.stored.remove' })}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p className={styles.asked}>
          <BrandMark brand={method.brand} />
          <b>
            <CardName card={method} />
          </b>
        </p>
        <p>{intl.formatMessage({ id: 'billing.stored.confirm-text' })}</p>
        <FormError>{fault}</FormError>
      </div>
    </Dialog>
  );
};
