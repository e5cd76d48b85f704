import { useIntl } from 'react-intl';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { useMoney } from '../money/use-money';
import { toldState } from '../refunds/told-refund';
import { openRefundTexts } from './texts';

export interface OpenRefundProps {
  readonly order: Pick<Order, 'open_refunds' | 'direct_debit'>;
}

const Lines = ({ order: { open_refunds: refunds = [] } }: OpenRefundProps) => {
  const intl = useIntl();
  const { money } = useMoney();
  return (
    <>
      {refunds.map((refund) => {
        const { amount, requested_at: at } = refund;
        const values = { state: toldState(refund), amount: money(amount), date: intl.formatDate(at, { dateStyle: 'medium' }) };
        return (
          <span key={at} className="small">
            {intl.formatMessage({ id: 'billing.open-refund.line' }, values)}
          </span>
        );
      })}
    </>
  );
};

/** What of a purchase is on its way back, in the list of purchases: a line each. */
export const OpenRefundLine = withTexts([openRefundTexts], Lines);
