import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSignupLink } from '@rendezvous/client';
import { EmptyState, LinkButton } from '@rendezvous/ui';
import styles from './closed-to-visitors.module.css';

interface Props {
  /** The page to come back to after the login. */
  readonly next: string;
}

/** Where the site shows its members to members only. */
export const ClosedToVisitors = ({ next }: Props) => {
  const intl = useIntl();
  const signup = useSignupLink({ next });
  const text = (id: string) => intl.formatMessage({ id: `search.members.${id}` });
  return (
    <div className={styles.page}>
      <EmptyState
        heading={1}
        title={text('closed.title')}
        actions={
          <>
            <LinkButton variant="accent" render={<Link to={`/login?next=${encodeURIComponent(next)}`} />}>
              {text('log-in')}
            </LinkButton>
            <LinkButton render={<Link {...signup} />}>{text('sign-up')}</LinkButton>
          </>
        }
      >
        {text('closed.text')}
      </EmptyState>
    </div>
  );
};
