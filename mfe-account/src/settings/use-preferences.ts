import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { useToasts } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import type { SwitchName } from './preference-switches';

/** Switches kept at once: shown at once, told with the way back, put back when the server refuses. */
export const usePreferences = (tell: ReturnType<typeof useToasts>['show']) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [change] = accountApi.useAccountChangePreferencesMutation();
  const [busy, setBusy] = useState<SwitchName | null>(null);

  const send = async (name: SwitchName, on: boolean): Promise<boolean> => {
    setBusy(name);
    const { error } = await change({ [name]: on });
    setBusy(null);
    if (error) tell({ text: sentence(error), tone: 'danger' });
    return !error;
  };

  const set = (name: SwitchName, on: boolean): void => {
    void (async () => {
      if (!(await send(name, on))) return;
      tell({
        text: intl.formatMessage(
          { id: on ? 'account.settings.on' : 'account.settings.off' },
          { name: intl.formatMessage({ id: `account.settings.${name}` }) },
        ),
        tone: 'ok',
        action: { label: intl.formatMessage({ id: 'account.undo' }), onAction: () => void send(name, !on) },
      });
    })();
  };
  return { busy, set };
};
