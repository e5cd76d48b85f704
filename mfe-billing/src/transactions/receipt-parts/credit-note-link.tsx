import { useIntl } from 'react-intl';
import { addressOf } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { fetchCreditNote } from '@rendezvous/contracts/billing/statement';
import { useDocumentLanguage } from '../../money/use-document-language';
import { receiptPartTexts } from './texts';

interface Props {
  /** The refund that it was issued for. */
  readonly refund: string;
  readonly number: string;
}

const NoteLink = ({ refund: refundId, number }: Props) => {
  const intl = useIntl();
  const language = useDocumentLanguage();
  return (
    <a href={addressOf(fetchCreditNote, { refundId, language })}>{intl.formatMessage({ id: 'billing.receipt.credit-note' }, { number })}</a>
  );
};

/** Leads to a credit note on paper. */
export const CreditNoteLink = withTexts([receiptPartTexts], NoteLink);
