import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { useToasts } from '@rendezvous/ui';
import { accountApi } from '../account.api';

/** Begins a break, or ends it. */
export const usePause = (tell: ReturnType<typeof useToasts>['show']) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [begin, beginning] = accountApi.useAccountPauseMutation();
  const [end, ending] = accountApi.useAccountEndPauseMutation();

  const set = async (paused: boolean): Promise<void> => {
    const { error } = paused ? await begin() : await end();
    if (error) tell({ text: sentence(error), tone: 'danger' });
    else tell({ text: intl.formatMessage({ id: paused ? 'account.pause.begun' : 'account.pause.ended' }), tone: 'ok' });
  };
  return { busy: beginning.isLoading || ending.isLoading, set: (paused: boolean) => void set(paused) };
};
