import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { ChangeableConsent } from '@rendezvous/contracts/account/consents';
import type { SpecialField } from '@rendezvous/contracts/account/field-choices';
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
  const [changeProfile] = accountApi.useAccountChangeProfileMutation();
  const [busy, setBusy] = useState<ChangeableConsent | SpecialField | null>(null);
  const set = async (what: ChangeableConsent | SpecialField, call: () => Promise<{ error?: unknown }>): Promise<void> => {
    setBusy(what);
    const { error } = await call();
    setBusy(null);
    if (error) tell({ text: sentence(error), tone: 'danger' });
  };
  if (data) {
    const { consents, showing = [] } = data;
    const shown = (field: SpecialField, given: boolean) =>
      showing.filter((one) => (one.field === field ? given : one.given)).map((one) => one.field);
    return (
      <ConsentsList
        consents={consents}
        showing={showing}
        busy={busy}
        onChange={(kind, given) => void set(kind, () => change({ kind, given }))}
        onShow={(field, given) => void set(field, () => changeProfile({ agreed_fields: shown(field, given) }))}
      />
    );
  }
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
