import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { Notice } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';
import { receiptPartTexts } from './texts';

interface Props {
  readonly order: Order;
  readonly className?: string | undefined;
}

const Explanation = ({ order, className }: Props) => {
  const { money } = useMoney();
  // an older gateway does not tell of codes that were used up
  const { lost_discount: own, used_up_discount: usedUp = null, credits } = order;
  const lost = own ?? usedUp;
  if (!lost) return null;
  const counts = { credits, chosen: lost.credits };
  const link = own ? (
    <Link to={`/transactions/${own.used_by}`}>
      <FormattedMessage id="billing.receipt.fewer-order" values={{ id: own.used_by }} />
    </Link>
  ) : null;
  return (
    <Notice title={<FormattedMessage id="billing.receipt.fewer" values={counts} />} className={className}>
      <FormattedMessage
        id="billing.receipt.fewer-text"
        values={{
          ...counts,
          by: own ? 'own' : 'others',
          price: money(lost.price),
          paid: money(order.price),
          order: link,
        }}
      />
    </Notice>
  );
};

/** Why a purchase brought fewer credits than were chosen; nothing when it did not. */
export const LostDiscount = withTexts([receiptPartTexts], Explanation);
