import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { Notice } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';
import { toldDebit } from '../order-debit/told-debit';

const TONES = { warning: 'info', open: 'warn', won: 'ok', lost: 'info' } as const;

interface Props {
  /** An answer of before disputes were told says nothing of them. */
  readonly order: Partial<Pick<Order, 'disputed' | 'direct_debit'>>;
}

/** What the payer's bank made of a purchase, in plain words; nothing for a purchase that nobody disputed. */
export const DisputeNotice = ({ order }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const { disputed } = order;
  if (!disputed) return null;
  // our own debits are lost by coming back, or by the end of their mandate: nobody disputed them in words
  const debit = toldDebit(order)?.state ?? 'none';
  const { frozen, taken, owed } = disputed;
  return (
    <>
      {disputed.disputes.map(({ status, amount, opened_at: opened, decided_at: decided }) => (
        <Notice
          key={`${opened} ${status} ${amount.amount}`}
          tone={TONES[status]}
          title={<FormattedMessage id={`billing.dispute.${status}`} values={{ amount: money(amount), debit }} />}
        >
          <FormattedMessage
            id={`billing.dispute.${status}-text`}
            values={{ frozen, taken, owed, debit, date: intl.formatDate(decided ?? opened, { dateStyle: 'long' }) }}
          />
        </Notice>
      ))}
    </>
  );
};
