import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorCard, LinkButton } from '@rendezvous/ui';
import { signupPath } from '../lander/signup-path';
import type { ListedMembers } from './use-listed-members';

interface NoMembersProps {
  readonly listed: Extract<ListedMembers, { kind: 'nobody' | 'failed' }>;
  /** Label of the way in. */
  readonly action: string;
}

/** In place of members who did not come, or whom only members see. */
export const NoMembers = ({ listed, action }: NoMembersProps) => {
  const intl = useIntl();
  if (listed.kind === 'failed')
    return (
      <ErrorCard
        heading={2}
        title={intl.formatMessage({ id: 'landers.members.failed' })}
        retryLabel={intl.formatMessage({ id: 'landers.page.retry' })}
        onRetry={listed.onRetry}
        busy={listed.busy}
      />
    );
  return (
    <EmptyState
      heading={2}
      title={intl.formatMessage({ id: 'landers.members.nobody' })}
      actions={
        <LinkButton variant="accent" size="big" render={<Link to={signupPath()} />}>
          {action}
        </LinkButton>
      }
    >
      {intl.formatMessage({ id: 'landers.members.nobody.text' })}
    </EmptyState>
  );
};
