import { FormattedMessage } from 'react-intl';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { Notice } from '@rendezvous/ui';
import { useCalendarDay } from '../calendar-day/use-calendar-day';
import { useMoney } from '../money/use-money';
import { orderDebitTexts } from './texts';
import { toldDebit } from './told-debit';

const TONES = { signed: 'info', uncollected: 'info', returned: 'warn' } as const;

interface Props {
  readonly order: Pick<Order, 'direct_debit' | 'disputed' | 'total'>;
  readonly className?: string | undefined;
}

const Told = ({ order, className }: Props) => {
  const { money } = useMoney();
  const calendarDay = useCalendarDay();
  const debit = toldDebit(order);
  // a debit that came back, or was stopped, is told with what became of the credits
  if (debit === null || (order.disputed && debit.state !== 'signed')) return null;
  return (
    <Notice
      tone={TONES[debit.state]}
      title={<FormattedMessage id={`billing.order-debit.${debit.state}`} values={{ amount: money(order.total) }} />}
      className={className}
    >
      <FormattedMessage id={`billing.order-debit.${debit.state}-text`} values={{ date: calendarDay(debit.due) }} />
    </Notice>
  );
};

/** That the money of a direct debit has not been collected yet, and when it is, or that it did not come; nothing once it came. */
export const DebitNotice = withTexts([orderDebitTexts], Told);
