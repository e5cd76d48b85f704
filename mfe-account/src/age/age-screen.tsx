import { useIntl } from 'react-intl';
import { usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard, Notice, ProgressBar, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { NarrowPage } from '../page/narrow-page';
import { ageApi } from './age.api';
import { AgeStanding } from './age-standing';
import { ageTexts } from './texts';
import { useAgeReturn } from './use-age-return';

/** How often a check that is under way is looked at. */
const LOOK_EVERY_MS = 5000;
const leavePage = (to: string): void => window.location.assign(to);

const Age = ({ leave = leavePage }: { readonly leave?: (to: string) => void }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { back, retry } = useAgeReturn();
  usePageTitle(intl.formatMessage({ id: 'account.age.title' }));
  if (back.kind === 'reading') {
    const reading = intl.formatMessage({ id: 'account.age.reading' });
    return (
      <NarrowPage title={reading}>
        <ProgressBar label={reading} />
        <Waiting once />
      </NarrowPage>
    );
  }
  if (back.kind === 'failed') {
    return (
      <NarrowPage title={intl.formatMessage({ id: 'account.age.title' })}>
        <ErrorCard title={sentence(back.fault)} retryLabel={intl.formatMessage({ id: 'account.retry' })} onRetry={retry} />
      </NarrowPage>
    );
  }
  return <OwnAge leave={leave} wrongAnswer={back.kind === 'invalid'} />;
};

const OwnAge = ({ leave, wrongAnswer }: { readonly leave: (to: string) => void; readonly wrongAnswer: boolean }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { currentData: known, isFetching, isError, refetch } = ageApi.useAccountAgeQuery(undefined, { refetchOnMountOrArgChange: true });
  ageApi.useAccountAgeQuery(undefined, { pollingInterval: LOOK_EVERY_MS, skip: known?.state !== 'under_way' });
  const [start, { isLoading: starting, error }] = ageApi.useAccountStartAgeCheckMutation();
  const go = async () => {
    const { data } = await start();
    if (data) leave(data.redirect);
    else void refetch();
  };
  if (known) {
    return (
      <AgeStanding age={known} busy={starting} onGo={() => void go()}>
        {wrongAnswer ? (
          <Notice tone="warn" role="alert" title={intl.formatMessage({ id: 'account.age.invalid' })}>
            {intl.formatMessage({ id: 'account.age.invalid-text' })}
          </Notice>
        ) : null}
        {error ? (
          <Notice tone="danger" role="alert">
            {sentence(error)}
          </Notice>
        ) : null}
      </AgeStanding>
    );
  }
  return (
    <NarrowPage title={intl.formatMessage({ id: 'account.age.title' })}>
      {isError ? (
        <ErrorCard
          title={intl.formatMessage({ id: 'account.age.failed' })}
          retryLabel={intl.formatMessage({ id: 'account.retry' })}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <>
          <Waiting />
          <VisuallyHidden>{intl.formatMessage({ id: 'account.age.loading' })}</VisuallyHidden>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} shape="button" width="full" />
          ))}
        </>
      )}
    </NarrowPage>
  );
};

/** Whether one's age has to be confirmed by a company, how that stands, and the way there and back. */
export const AgeScreen = withTexts([ageTexts], Age);
