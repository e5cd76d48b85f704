import { useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import type { OperatorComplaintThread } from '@rendezvous/contracts/account/operator-complaints';
import { type useToasts, EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { ComplaintThread } from './complaint-thread';
import { EvidencePanel } from './evidence-panel';
import { operatorAccountApi } from './operator-account.api';
import styles from './operator-account.module.css';

interface Props {
  readonly number: string;
  readonly tell: ReturnType<typeof useToasts>['show'];
  readonly onChanged: () => void;
}

/** What an answer does with the complaint. */
const ENDINGS = { answered: { close: false }, closed: { close: true }, unfounded: { close: true, outcome: 'unfounded' } } as const;

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

  const code = refusalOf(error)?.code;
  const isGone = code === 'account.complaint-not-found';
  /** Looking again would not show it. */
  const isWithheld = isGone || code === 'request.invalid' || code === 'account.complaint-own';
  // what an operator types stays where it is when a later look fails
  if (isWithheld || !complaint) {
    return (
      <section className={styles.detail}>
        {isWithheld ? <EmptyState title={sentence(error)} /> : null}
        {error && !isWithheld ? (
          <ErrorCard
            title={sentence(error)}
            retryLabel={intl.formatMessage({ id: 'account.retry' })}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        {error ? null : <ListSkeleton label={intl.formatMessage({ id: 'account.loading' })} />}
        {/* it may outlive the complaint */}
        {isGone ? <EvidencePanel number={number} /> : null}
      </section>
    );
  }
  return (
    <ComplaintThread
      complaint={complaint}
      busy={answering || changing}
      onAnswer={(text, how) =>
        run(answer({ number, text, ...ENDINGS[how], answers_seen: complaint.answers.length }).unwrap(), `sent-${how}`)
      }
      onState={(state) => run(changeState({ number, state }).unwrap(), state === 'closed' ? 'closed' : 'reopened')}
    >
      <EvidencePanel number={number} />
    </ComplaintThread>
  );
};
