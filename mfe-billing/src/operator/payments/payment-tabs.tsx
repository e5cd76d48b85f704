import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { TabLinks } from '@rendezvous/ui';
import { PAYMENT_PAGES, PAYMENTS } from './payment-pages';
import styles from './payments.module.css';

/** The pages about payments, one entry in the operators' bar: which there are, and which one this is. */
export const PaymentTabs = () => {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={intl.formatMessage({ id: 'billing.payments.pages' })}
        current={pathname.slice(PAYMENTS.length + 1)}
        tabs={PAYMENT_PAGES.map((page) => ({
          value: page,
          label: intl.formatMessage({ id: `billing.payments.page.${page}` }),
          render: <Link to={`${PAYMENTS}/${page}`} />,
        }))}
      />
    </div>
  );
};
