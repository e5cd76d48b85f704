import { useIntl } from 'react-intl';
import type { createAdjustment } from '@rendezvous/contracts/billing/operator-adjustments';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { adjustmentsApi } from './adjustments.api';
import { MemberWallet } from './member-wallet';

interface Props {
  /** Number, name or e-mail address. */
  readonly find: string;
  readonly alone: number;
  readonly busy: boolean;
  readonly onAdjust: (wish: ArgsOf<typeof createAdjustment>) => Promise<boolean>;
}

/** Whoever has this number, name or address: a name may look like a number. */
export const FoundMembers = ({ find, ...given }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.adjustments.${id}` });
  const { currentData: data, isError, isFetching, refetch } = adjustmentsApi.useBillingFindMembersQuery({ find });
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
  return data.members.map((member) => <MemberWallet key={member.id} member={member} {...given} />);
};
