import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { Notice } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';

interface Props {
  readonly order: Order;
  readonly className?: string | undefined;
}

/** Why a purchase brought fewer credits than were chosen; nothing when it did not. */
export const LostDiscount = ({ order, className }: Props) => {
  const { money } = useMoney();
  const { lost_discount: lost, credits } = order;
  if (!lost) return null;
  const counts = { credits, chosen: lost.credits };
  const link = (
    <Link to={`/transactions/${lost.used_by}`}>
      <FormattedMessage id="billing.receipt.fewer-order" values={{ id: lost.used_by }} />
    </Link>
  );
  return (
    <Notice title={<FormattedMessage id="billing.receipt.fewer" values={counts} />} className={className}>
      <FormattedMessage
        id="billing.receipt.fewer-text"
        values={{
          ...counts,
          by: lost.used_by === null ? 'others' : 'own',
          price: money(lost.price),
          paid: money(order.price),
          order: link,
        }}
      />
    </Notice>
  );
};
