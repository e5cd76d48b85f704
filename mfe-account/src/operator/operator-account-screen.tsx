import { useIntl } from 'react-intl';
import { usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { useToasts } from '@rendezvous/ui';
import { complaintsTexts } from '../complaints/texts';
import { PageToasts } from '../page/page-toasts';
import { ComplaintsView } from './complaints-view';
import styles from './operator-account.module.css';
import { operatorTexts } from './texts';

const OperatorAccount = () => {
  const intl = useIntl();
  const toasts = useToasts();
  const title = intl.formatMessage({ id: 'account.operator.complaints.title' });
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.quiet}>{intl.formatMessage({ id: 'account.operator.keys' })}</span>
      </div>
      <ComplaintsView tell={toasts.show} />
      <PageToasts toasts={toasts} />
    </div>
  );
};

/** What operators do with accounts: complaints first. */
export const OperatorAccountScreen = withTexts([operatorTexts, complaintsTexts], OperatorAccount);
