import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { OperatorMember } from '@rendezvous/contracts/account/operator-members';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { membersApi } from './members.api';

interface Props {
  /** Number, name or e-mail address. */
  readonly find: string;
  readonly children: (member: OperatorMember) => ReactNode;
}

/** Whoever has this number, name or address: a name may look like a number. */
export const FoundMembers = ({ find, children }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.payments.${id}` });
  const { currentData: data, isError, isFetching, refetch } = membersApi.useBillingFindMembersQuery({ find });
  if (!data && isError)
    return (
      <ErrorCard
        title={say('find-failed')}
        retryLabel={intl.formatMessage({ id: 'billing.retry' })}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ListSkeleton label={intl.formatMessage({ id: 'billing.loading' })} count={3} />;
  if (data.members.length === 0) return <EmptyState title={say('nobody')}>{say('nobody-text')}</EmptyState>;
  return data.members.map(children);
};
