import { useIntl } from 'react-intl';
import { addressOf } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { Refund } from '@rendezvous/contracts/billing/refunds';
import { fetchCreditNote, fetchReversal } from '@rendezvous/contracts/billing/statement';
import { useDocumentLanguage } from '../money/use-document-language';
import { receiptPartTexts } from './texts';

interface Props {
  /** One that a credit note was issued for. */
  readonly refund: Pick<Refund, 'id' | 'credit_note' | 'reversal'>;
}

const NoteLink = ({ refund: { id: refundId, credit_note: number, reversal } }: Props) => {
  const intl = useIntl();
  const language = useDocumentLanguage();
  return (
    <>
      <a href={addressOf(fetchCreditNote, { refundId, language })}>
        {intl.formatMessage({ id: 'billing.receipt.credit-note' }, { number })}
      </a>
      {reversal ? (
        <>
          {' · '}
          <a href={addressOf(fetchReversal, { refundId, language })}>
            {intl.formatMessage({ id: 'billing.receipt.reversal' }, { number: reversal })}
          </a>
        </>
      ) : null}
    </>
  );
};

/** Leads to a credit note on paper, and to what cancels it. */
export const CreditNoteLink = withTexts([receiptPartTexts], NoteLink);
