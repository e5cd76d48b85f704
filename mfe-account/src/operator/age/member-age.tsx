import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { resetMemberAge } from '@rendezvous/contracts/account/age-assurance';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { type useToasts, ErrorCard } from '@rendezvous/ui';
import { operatorAccountApi } from '../operator-account.api';
import { AgePanel } from './age-panel';

type Reason = ArgsOf<typeof resetMemberAge>['reason'];

/** How the age of a member stands, where their site asks. */
export const MemberAge = ({ memberId, tell }: { readonly memberId: number; readonly tell: ReturnType<typeof useToasts>['show'] }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { currentData: age, isError, isFetching, refetch } = operatorAccountApi.useAccountOperatorAgeQuery({ memberId });
  const [reset, { isLoading }] = operatorAccountApi.useAccountResetAgeMutation();
  const run = async (reason: Reason): Promise<void> => {
    try {
      await reset({ memberId, reason }).unwrap();
      tell({ tone: 'ok', text: intl.formatMessage({ id: 'account.operator.age.reset-done' }) });
    } catch (fault) {
      tell({ tone: 'danger', text: sentence(fault) });
    }
    void refetch();
  };
  if (isError && !age) {
    return (
      <ErrorCard
        title={intl.formatMessage({ id: 'account.operator.age.failed' })}
        retryLabel={intl.formatMessage({ id: 'account.retry' })}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return age && age.state !== 'not_asked' ? <AgePanel age={age} busy={isLoading} onReset={run} /> : null;
};
