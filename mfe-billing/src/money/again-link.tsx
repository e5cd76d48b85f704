import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { RepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import { LinkButton } from '@rendezvous/ui';
import { useMoney } from './use-money';

/** The way to the last purchase again, with what it costs now. It leads back to whichever page asked for credits. */
export const AgainLink = ({ offer, className }: { readonly offer: NonNullable<RepeatOrder['offer']>; readonly className?: string }) => {
  const intl = useIntl();
  const { money } = useMoney();
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <LinkButton
      className={className}
      render={<Link to={`/credits/repeat-order${next === null ? '' : `?next=${encodeURIComponent(next)}`}`} />}
    >
      {intl.formatMessage({ id: 'billing.repeat.link' }, { count: offer.bundle.credits, total: money(offer.total) })}
    </LinkButton>
  );
};
