import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, LinkButton } from '@rendezvous/ui';
import styles from '../credits-screen.module.css';
import { noBundleTexts } from './texts';

const Told = () => {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'billing.credits.missing' });
  usePageTitle(title);
  return (
    <div className={styles.place}>
      <EmptyState
        heading={1}
        title={title}
        actions={
          <LinkButton variant="accent" render={<Link to="/credits" />}>
            {intl.formatMessage({ id: 'billing.credits.missing-action' })}
          </LinkButton>
        }
      >
        {intl.formatMessage({ id: 'billing.credits.missing-text' })}
      </EmptyState>
    </div>
  );
};

/** The address names no bundle, or no way to pay. */
export const NoBundle = withTexts([noBundleTexts], Told);
