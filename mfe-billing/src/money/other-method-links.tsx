import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { LinkButton } from '@rendezvous/ui';
import { inOrderOfRetry } from './other-methods';
import { useMethodName } from './use-money';

interface Props {
  readonly bundle: string;
  readonly methods: readonly PaymentMethod[];
  /** Added to the links: the way back to the page that asked for credits. */
  readonly back?: string;
  /** None of the member's own failed: the country's order, not that of another try. */
  readonly asListed?: boolean;
  /** The first of them is the one action of the page. */
  readonly leading: boolean;
}

/** The same bundle, paid another way. */
export const OtherMethodLinks = ({ bundle, methods, back = '', asListed = false, leading }: Props) => {
  const intl = useIntl();
  const methodName = useMethodName();
  return (asListed ? methods : inOrderOfRetry(methods)).map((method, index) => (
    <LinkButton
      key={method}
      variant={index === 0 && leading ? 'accent' : 'line'}
      size="big"
      full
      render={<Link to={`/credits/${bundle}/${method}${back}`} />}
    >
      {intl.formatMessage({ id: 'billing.payment-result.other' }, { method, name: methodName(method) })}
    </LinkButton>
  ));
};
