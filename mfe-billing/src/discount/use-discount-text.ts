import { useIntl } from 'react-intl';
import type { Discount } from '@rendezvous/contracts/billing/bundles';
import { useMoney } from '../money/use-money';
import { useClockTime } from './use-clock-time';

interface Terms {
  /** Without one it is the time bonus. */
  readonly reason?: Discount['reason'];
  readonly percentage: number;
  readonly began_at: string | null;
  readonly ends_at: string | null;
}

/** What a discount says: how much, why, and until when. */
export const useDiscountText = ({ reason = 'time-bonus', percentage, began_at: began, ends_at: ends }: Terms) => {
  const intl = useIntl();
  const { percent } = useMoney();
  const time = useClockTime();
  const why = (from: string, to: string): string =>
    reason === 'time-bonus'
      ? intl.formatMessage({ id: 'billing.discount.time-bonus' }, { began: time(from), ends: time(to) })
      : intl.formatMessage({ id: `billing.discount.${reason}` }, { day: time(to, 'day'), ends: time(to) });
  return {
    // only the welcome discount is for nobody but who never bought
    title: intl.formatMessage(
      { id: reason === 'welcome' ? 'billing.discount.first' : 'billing.discount.title' },
      { percentage: percent(percentage) },
    ),
    reason: began && ends ? why(began, ends) : null,
  };
};
