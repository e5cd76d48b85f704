import { useIntl } from 'react-intl';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { VisuallyHidden } from '@rendezvous/ui';
import styles from './card-name.module.css';

/** A card by what may be known of it, as it is printed; read out in words. */
export const CardName = ({ card: { brand, last4 } }: { readonly card: NonNullable<Order['card']> }) => {
  const intl = useIntl();
  return (
    <>
      <span aria-hidden="true">
        {brand} <span className={styles.digits}>•••• {last4}</span>
      </span>
      <VisuallyHidden>{intl.formatMessage({ id: 'billing.method.card-used' }, { brand, last4 })}</VisuallyHidden>
    </>
  );
};
