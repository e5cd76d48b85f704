import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useRefusalSentence } from '@rendezvous/client';
import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { LinkButton, Notice } from '@rendezvous/ui';
import { OtherMethodLinks } from '../money/other-method-links';
import styles from './direct-debit.module.css';

interface Props {
  /** Why direct debit is not open to the member. */
  readonly error: unknown;
  readonly bundle: string;
  /** Other methods that are open to them. */
  readonly methods: readonly PaymentMethod[];
}

/** Direct debit is not open to the member, at all or for this much: what is. */
export const ClosedDirectDebit = ({ error, bundle, methods }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  return (
    <>
      <Notice tone="danger" role="alert">
        {sentence(error)}
      </Notice>
      <div className={styles.actions}>
        <OtherMethodLinks bundle={bundle} methods={methods} leading />
        <LinkButton size="big" full render={<Link to="/credits" />}>
          {intl.formatMessage({ id: 'billing.direct-debit.other-bundle' })}
        </LinkButton>
      </div>
    </>
  );
};
