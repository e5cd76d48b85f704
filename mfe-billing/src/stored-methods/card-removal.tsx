import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { StoredMethod } from '@rendezvous/contracts/billing/stored-methods';
import { billingApi } from '../billing.api';
import { BrandMark } from '../money/brand-mark';
import { CardName } from '../money/card-name';
import { RemovalDialog } from './removal-dialog';

interface Props {
  readonly method: StoredMethod;
  /** @param told what is said of it */
  readonly onRemoved: (told: string) => void;
  readonly onClose: () => void;
}

/** Asks whether a card is to be removed, and removes it. */
export const CardRemoval = ({ method, onRemoved, onClose }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [remove, { isLoading, error }] = billingApi.useBillingRemoveStoredMutation();
  const { id, brand, last4 } = method;
  const confirm = async () => {
    const answer = await remove({ storedMethodId: id });
    if (answer.error === undefined) onRemoved(intl.formatMessage({ id: 'billing.stored.removed' }, { brand, last4 }));
  };
  return (
    <RemovalDialog
      words="billing.stored"
      busy={isLoading}
      fault={error ? sentence(error) : null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <BrandMark brand={brand} />
      <b>
        <CardName card={method} />
      </b>
    </RemovalDialog>
  );
};
