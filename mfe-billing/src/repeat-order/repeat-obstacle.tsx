import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { RepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import { FormError, LinkButton, Notice } from '@rendezvous/ui';
import { OtherMethodLinks } from '../money/other-method-links';
import { useMethodName } from '../money/use-money';
import type { LastPurchase } from './repeat-choice';
import styles from './repeat-order.module.css';

interface Props {
  readonly repeat: RepeatOrder;
  readonly last: LastPurchase;
  readonly back: string;
  /** Why an order was refused just now. */
  readonly refused: string | null;
}

/** Why the same cannot be bought, and what can be: another bundle, or the same paid another way. */
export const RepeatObstacle = ({ repeat: { obstacle, other_methods: others }, last, back, refused }: Props) => {
  const intl = useIntl();
  const methodName = useMethodName();
  const choose = (
    <LinkButton variant="accent" size="big" full render={<Link to={`/credits${back}`} />}>
      {intl.formatMessage({ id: 'billing.transactions.choose' })}
    </LinkButton>
  );
  if (obstacle === 'bundle-not-sold') {
    return (
      <>
        <FormError>{refused}</FormError>
        <Notice tone="warn" title={intl.formatMessage({ id: 'billing.repeat.bundle-not-sold' }, { count: last.credits })}>
          {intl.formatMessage({ id: 'billing.repeat.bundle-not-sold-text' })}
        </Notice>
        {choose}
      </>
    );
  }
  const why = obstacle === 'method-blocked' ? 'billing.repeat.method-blocked-text' : 'billing.repeat.method-not-offered-text';
  return (
    <>
      <FormError>{refused}</FormError>
      <Notice tone="warn" title={intl.formatMessage({ id: 'billing.repeat.method-not-offered' }, { method: methodName(last.method) })}>
        {intl.formatMessage({ id: others.length === 0 ? 'billing.repeat.no-other' : why })}
      </Notice>
      <div className={styles.methods}>
        <OtherMethodLinks bundle={last.bundle} methods={others} back={back} leading />
      </div>
    </>
  );
};
