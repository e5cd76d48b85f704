import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { PAYMENT_PAGES, PAYMENTS } from '../payments/payment-pages';
import { paymentScreen } from '../payments/payment-screen';
import styles from '../payments/payments.module.css';
import { overviewTexts } from './texts';
import { WaitingTable } from './waiting-table';

const Payments = () => {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'billing.payments.title' });
  usePageTitle(title);
  return (
    <div className={operatorPage.page}>
      <h1 className={operatorPage.title}>{title}</h1>
      <h2 className={operatorPage.subtitle}>{intl.formatMessage({ id: 'billing.overview.waits' })}</h2>
      <WaitingTable />
      <h2 className={operatorPage.subtitle}>{intl.formatMessage({ id: 'billing.overview.pages' })}</h2>
      <dl className={styles.pages}>
        {PAYMENT_PAGES.map((page) => (
          <div key={page}>
            <dt>
              <Link to={`${PAYMENTS}/${page}`}>{intl.formatMessage({ id: `billing.payments.page.${page}` })}</Link>
            </dt>
            <dd>{intl.formatMessage({ id: `billing.overview.about.${page}` })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** What waits about payments, and each page with what it is for. */
export const PaymentsScreen = paymentScreen([overviewTexts], Payments);
