import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { PAYMENT_PAGES, PAYMENTS } from './payment-pages';
import { paymentScreen } from './payment-screen';
import styles from './payments.module.css';

const Payments = () => {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'billing.payments.title' });
  usePageTitle(title);
  return (
    <div className={operatorPage.page}>
      <h1 className={operatorPage.title}>{title}</h1>
      <dl className={styles.pages}>
        {PAYMENT_PAGES.map((page) => (
          <div key={page}>
            <dt>
              <Link to={`${PAYMENTS}/${page}`}>{intl.formatMessage({ id: `billing.payments.page.${page}` })}</Link>
            </dt>
            <dd>{intl.formatMessage({ id: `billing.payments.about.${page}` })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** What operators find about payments: each page, and what it is for. */
export const PaymentsScreen = paymentScreen([], Payments);
