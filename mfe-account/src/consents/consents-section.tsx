import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { ChangeableConsent } from '@rendezvous/contracts/account/consents';
import { ErrorCard, type useToasts } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { SectionComing } from '../page/section-coming';
import { ConsentsList } from './consents-list';
import { consentsTexts } from './texts';

interface Props {
  readonly tell: ReturnType<typeof useToasts>['show'];
}

const Consents = ({ tell }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { data, isError, isFetching, refetch } = accountApi.useAccountConsentsQuery();
  const [change] = accountApi.useAccountChangeConsentMutation();
  const [busy, setBusy] = useState<ChangeableConsent | null>(null);
  const set = async (kind: ChangeableConsent, given: boolean): Promise<void> => {
    setBusy(kind);
    const { error } = await change({ kind, given });
    setBusy(null);
    if (error) tell({ text: sentence(error), tone: 'danger' });
  };
  if (data) return <ConsentsList consents={data.consents} busy={busy} onChange={(kind, given) => void set(kind, given)} />;
  if (!isError) return <SectionComing />;
  return (
    <ErrorCard
      title={intl.formatMessage({ id: 'account.consents.failed' })}
      retryLabel={intl.formatMessage({ id: 'account.retry' })}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
};

/** What the member agreed to, once it is known; the other settings do not wait for it. */
export const ConsentsSection = withTexts([consentsTexts], Consents);
