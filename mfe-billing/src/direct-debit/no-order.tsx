import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState, LinkButton } from '@rendezvous/ui';
import type { PriceList } from '@rendezvous/contracts/billing/bundles';
import { billingApi } from '../billing.api';
import { isOpen } from '../credits/order-choice';
import { OtherMethodLinks } from '../money/other-method-links';
import { DirectDebitSkeleton } from './direct-debit-skeleton';

/** Whether the member could pay by direct debit; without prices nobody knows better than that they can. */
const standingOf = (priceList: PriceList | undefined): 'open' | 'blocked' | 'not-offered' => {
  if (priceList === undefined) return 'open';
  const offered = priceList.methods.find(({ method }) => method === 'sepa');
  if (offered === undefined) return 'not-offered';
  return isOpen(offered) ? 'open' : 'blocked';
};

const TEXTS = {
  open: ['billing.direct-debit.empty', 'billing.direct-debit.empty-text'],
  blocked: ['billing.direct-debit.closed', 'billing.direct-debit.blocked-text'],
  'not-offered': ['billing.direct-debit.closed', 'billing.direct-debit.not-offered-text'],
} as const;

/** Nothing is to be paid here: what to do so that there is, or, where direct debit is not open to the member, that it is not, and what is. */
export const NoOrder = () => {
  const intl = useIntl();
  const { data: priceList, isLoading } = billingApi.useBillingBundlesQuery();
  if (isLoading) return <DirectDebitSkeleton />;
  const standing = standingOf(priceList);
  const [title, text] = TEXTS[standing];
  const { bundles = [], methods = [] } = standing === 'open' ? {} : (priceList ?? {});
  const bundle = bundles.find(({ popular }) => popular) ?? bundles[0];
  const others = methods.filter((one) => isOpen(one) && one.method !== 'sepa').map(({ method }) => method);
  const leads = bundle !== undefined && others.length > 0;
  return (
    <EmptyState
      heading={1}
      title={intl.formatMessage({ id: title })}
      actions={
        <>
          {leads ? <OtherMethodLinks bundle={bundle.id} methods={others} asListed leading /> : null}
          <LinkButton variant={leads ? 'line' : 'accent'} render={<Link to="/credits" />}>
            {intl.formatMessage({ id: 'billing.transactions.choose' })}
          </LinkButton>
        </>
      }
    >
      {intl.formatMessage({ id: text })}
    </EmptyState>
  );
};
