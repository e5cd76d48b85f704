import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { Mandate } from '@rendezvous/contracts/billing/direct-debit';
import { MethodMark } from '../money/method-mark';
import { mandateApi } from './mandate.api';
import { RemovalDialog } from './removal-dialog';

interface Props {
  readonly mandate: Mandate;
  /** @param told what is said of it */
  readonly onRemoved: (told: string) => void;
  readonly onClose: () => void;
}

/** Asks whether the mandate is to be taken back, and takes it back. */
export const MandateRemoval = ({ mandate: { iban, reference }, onRemoved, onClose }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [revoke, { isLoading, error }] = mandateApi.useBillingRevokeMandateMutation();
  const confirm = async () => {
    const answer = await revoke();
    if (answer.error === undefined) onRemoved(intl.formatMessage({ id: 'billing.stored.mandate.removed' }, { reference }));
  };
  return (
    <RemovalDialog
      words="billing.stored.mandate"
      busy={isLoading}
      fault={error ? sentence(error) : null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <MethodMark method="sepa" />
      <b className="num">{iban}</b>
    </RemovalDialog>
  );
};
