import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { PriceList } from '@rendezvous/contracts/billing/bundles';
import { LinkButton, Notice } from '@rendezvous/ui';

/** Credits that are not in the balance: those that wait for a dispute, and those that the next purchase settles. Nothing for most members. */
export const HeldCredits = ({
  priceList: { debt = 0, frozen = 0 },
}: {
  readonly priceList: Partial<Pick<PriceList, 'debt' | 'frozen'>>;
}) => {
  const intl = useIntl();
  const purchases = (
    <LinkButton variant="quiet" flush render={<Link to="/transactions" />}>
      {intl.formatMessage({ id: 'billing.held.purchases' })}
    </LinkButton>
  );
  return (
    <>
      {frozen > 0 ? (
        <Notice tone="warn" title={intl.formatMessage({ id: 'billing.held.frozen' }, { count: frozen })} action={purchases}>
          {intl.formatMessage({ id: 'billing.held.frozen-text' })}
        </Notice>
      ) : null}
      {debt > 0 ? (
        <Notice title={intl.formatMessage({ id: 'billing.held.debt' }, { count: debt })} action={frozen > 0 ? undefined : purchases}>
          {intl.formatMessage({ id: 'billing.held.debt-text' })}
        </Notice>
      ) : null}
    </>
  );
};
