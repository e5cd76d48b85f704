import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState, LinkButton } from '@rendezvous/ui';
import styles from './nobody-here.module.css';

/** The address shows nobody: the same words for whoever hides, left or never was. */
export const NobodyHere = () => {
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <EmptyState
        heading={1}
        title={intl.formatMessage({ id: 'landers.member.missing' })}
        actions={
          <LinkButton variant="accent" size="big" render={<Link to="/members" />}>
            {intl.formatMessage({ id: 'landers.member.missing.look' })}
          </LinkButton>
        }
      >
        {intl.formatMessage({ id: 'landers.member.missing.text' })}
      </EmptyState>
    </div>
  );
};
