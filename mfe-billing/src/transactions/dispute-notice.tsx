import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { Notice } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';

const TONES = { warning: 'info', open: 'warn', won: 'ok', lost: 'info' } as const;

interface Props {
  /** An answer of before disputes were told says nothing of them. */
  readonly order: Partial<Pick<Order, 'disputed'>>;
}

/** What the payer's bank made of a purchase, in plain words; nothing for a purchase that nobody disputed. */
export const DisputeNotice = ({ order: { disputed } }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  if (!disputed) return null;
  const { frozen, taken, owed } = disputed;
  return (
    <>
      {disputed.disputes.map(({ status, amount, opened_at: opened, decided_at: decided }) => (
        <Notice
          key={`${opened} ${status} ${amount.amount}`}
          tone={TONES[status]}
          title={<FormattedMessage id={`billing.dispute.${status}`} values={{ amount: money(amount) }} />}
        >
          <FormattedMessage
            id={`billing.dispute.${status}-text`}
            values={{ frozen, taken, owed, date: intl.formatDate(decided ?? opened, { dateStyle: 'long' }) }}
          />
        </Notice>
      ))}
    </>
  );
};
