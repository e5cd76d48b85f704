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
    else if (paused) tell({ text: intl.formatMessage({ id: 'account.pause.begun' }), tone: 'ok', action: undo });
    else tell({ text: intl.formatMessage({ id: 'account.pause.ended' }), tone: 'ok' });
  };
  const undo = { label: intl.formatMessage({ id: 'account.undo' }), onAction: () => void set(false) };
  return { busy: beginning.isLoading || ending.isLoading, set: (paused: boolean) => void set(paused) };
};
