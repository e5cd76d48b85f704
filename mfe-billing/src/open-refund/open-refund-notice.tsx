import { FormattedMessage, useIntl } from 'react-intl';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Notice } from '@rendezvous/ui';
import { useCalendarDay } from '../calendar-day/use-calendar-day';
import { useMoney } from '../money/use-money';
import { nextOf, toldState } from '../refunds/told-refund';
import { refundTexts } from '../refunds/texts';
import type { OpenRefundProps } from './open-refund-line';
import { openRefundTexts } from './texts';

const Told = ({ order: { open_refunds: refunds = [], direct_debit: debit } }: OpenRefundProps) => {
  const intl = useIntl();
  const { money } = useMoney();
  const calendarDay = useCalendarDay();
  return (
    <>
      {refunds.map((refund) => {
        const { credits, requested_at: at } = refund;
        const told = { ...refund, direct_debit: debit };
        return (
          <Notice
            key={at}
            title={<FormattedMessage id="billing.open-refund.title" values={{ state: toldState(told), amount: money(refund.amount) }} />}
          >
            <FormattedMessage
              id="billing.open-refund.since"
              values={{ credits, date: intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' }) }}
            />{' '}
            <FormattedMessage
              id={nextOf(told) ?? 'billing.open-refund.on-its-way-text'}
              values={{ date: debit ? calendarDay(debit.due) : null }}
            />
          </Notice>
        );
      })}
    </>
  );
};

/** What of a purchase is on its way back: how much, since when, and what happens next; nothing once that is decided. */
export const OpenRefundNotice = withTexts([refundTexts, openRefundTexts], Told);
