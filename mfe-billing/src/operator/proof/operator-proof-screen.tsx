import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { Button, EmptyState, ErrorCard, ListSkeleton, Notice } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { paymentScreen } from '../payments/payment-screen';
import { operatorProofApi } from './operator-proof.api';
import { ProofsTable } from './proofs-table';
import { proofTexts } from './texts';

/** How often it is looked whether a proof that runs has ended. */
const LOOK_MS = 2000;

const OperatorProof = () => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.proof.${id}` });
  const sentence = useRefusalSentence();
  const [running, setRunning] = useState(false);
  const { data, isError, isFetching, refetch } = operatorProofApi.useBillingLedgerProofsQuery(
    {},
    { pollingInterval: running ? LOOK_MS : 0 },
  );
  const [start, { isLoading, error }] = operatorProofApi.useBillingStartLedgerProofMutation();
  const runs = data?.proofs.some(({ ended_at }) => ended_at === null) ?? false;
  if (runs !== running) setRunning(runs);
  usePageTitle(say('title'));
  const run = async (): Promise<void> => {
    if (!('error' in (await start()))) void refetch();
  };
  return (
    <div className={operatorPage.page}>
      <div className={operatorPage.head}>
        <h1 className={operatorPage.title}>{say('title')}</h1>
        <Button busy={isLoading || runs} onClick={() => void run()}>
          {say('run')}
        </Button>
      </div>
      <p className={operatorPage.quiet}>{say('about')}</p>
      {error ? <Notice tone="danger" title={sentence(error)} /> : null}
      {isError && !data ? (
        <ErrorCard
          title={say('error')}
          retryLabel={intl.formatMessage({ id: 'billing.retry' })}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {!data && !isError ? <ListSkeleton label={intl.formatMessage({ id: 'billing.loading' })} /> : null}
      {data && data.proofs.length === 0 ? <EmptyState title={say('none')}>{say('none-text')}</EmptyState> : null}
      {data && data.proofs.length > 0 ? <ProofsTable proofs={data.proofs} /> : null}
    </div>
  );
};

/** Whether the ledger proves itself, night by night. */
export const OperatorProofScreen = paymentScreen([proofTexts], OperatorProof);
