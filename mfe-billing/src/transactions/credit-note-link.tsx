import { useIntl } from 'react-intl';
import { addressOf } from '@rendezvous/client';
import { fetchCreditNote } from '@rendezvous/contracts/billing/statement';
import { useDocumentLanguage } from '../money/use-document-language';

interface Props {
  /** The refund that it was issued for. */
  readonly refund: string;
  readonly number: string;
}

/** Leads to a credit note on paper. */
export const CreditNoteLink = ({ refund: refundId, number }: Props) => {
  const intl = useIntl();
  const language = useDocumentLanguage();
  return (
    <a href={addressOf(fetchCreditNote, { refundId, language })}>{intl.formatMessage({ id: 'billing.receipt.credit-note' }, { number })}</a>
  );
};
