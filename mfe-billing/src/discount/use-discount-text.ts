import { useIntl } from 'react-intl';
import { useMoney } from '../money/use-money';
import { useClockTime } from './use-clock-time';

interface Terms {
  readonly percentage: number;
  readonly began_at: string | null;
  readonly ends_at: string | null;
}

/** What a discount says: how much, why, and until when. */
export const useDiscountText = ({ percentage, began_at: began, ends_at: ends }: Terms) => {
  const intl = useIntl();
  const { percent } = useMoney();
  const time = useClockTime();
  return {
    title: intl.formatMessage({ id: 'billing.discount.title' }, { percentage: percent(percentage) }),
    reason: began && ends ? intl.formatMessage({ id: 'billing.discount.time-bonus' }, { began: time(began), ends: time(ends) }) : null,
  };
};
