import { useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import type { OperatorComplaintThread } from '@rendezvous/contracts/account/operator-complaints';
import { type useToasts, EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { ComplaintThread } from './complaint-thread';
import { operatorAccountApi } from './operator-account.api';
import styles from './operator-account.module.css';

interface Props {
  readonly number: string;
  readonly tell: ReturnType<typeof useToasts>['show'];
  readonly onChanged: () => void;
}

/** The complaint that is open, and what is done with it. */
export const ComplaintPanel = ({ number, tell, onChanged }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { currentData: complaint, error, isFetching, refetch } = operatorAccountApi.useAccountOperatorComplaintQuery({ number });
  const [answer, { isLoading: answering }] = operatorAccountApi.useAccountAnswerComplaintMutation();
  const [changeState, { isLoading: changing }] = operatorAccountApi.useAccountChangeComplaintStateMutation();

  /** Answers whether it was done; what stands there is read again in any case. */
  const run = async (work: Promise<OperatorComplaintThread>, done: string): Promise<boolean> => {
    try {
      await work;
      tell({ tone: 'ok', text: intl.formatMessage({ id: `account.operator.complaints.${done}` }, { number }) });
      return true;
    } catch (fault) {
      tell({ tone: 'danger', text: sentence(fault) });
      return false;
    } finally {
      void refetch();
      onChanged();
    }
  };

  if (['account.complaint-not-found', 'request.invalid'].includes(refusalOf(error)?.code ?? '')) {
    return (
      <section className={styles.detail}>
        <EmptyState title={sentence(error)} />
      </section>
    );
  }
  // what an operator types stays where it is when a later look fails
  if (error && !complaint) {
    return (
      <section className={styles.detail}>
        <ErrorCard
          title={sentence(error)}
          retryLabel={intl.formatMessage({ id: 'account.retry' })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </section>
    );
  }
  if (!complaint) {
    return (
      <section className={styles.detail}>
        <ListSkeleton label={intl.formatMessage({ id: 'account.loading' })} />
      </section>
    );
  }
  return (
    <ComplaintThread
      complaint={complaint}
      busy={answering || changing}
      onAnswer={(text, close) =>
        run(answer({ number, text, close, answers_seen: complaint.answers.length }).unwrap(), close ? 'answered-and-closed' : 'answered')
      }
      onState={(state) => run(changeState({ number, state }).unwrap(), state === 'closed' ? 'closed' : 'reopened')}
    />
  );
};
