import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { NotificationType } from '@rendezvous/contracts/account/notifications';
import type { useToasts } from '@rendezvous/ui';
import { accountApi } from '../account.api';

/** Switches that show at once what was chosen, are told with the way back, and go back when the server refuses. */
export const useMailChoices = (tell: ReturnType<typeof useToasts>['show']) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [change] = accountApi.useAccountChangeNotificationsMutation();

  const send = async (type: NotificationType, on: boolean): Promise<boolean> => {
    const { error } = await change({ [type]: on });
    if (error) tell({ text: sentence(error), tone: 'danger' });
    return !error;
  };

  return (type: NotificationType, on: boolean): void => {
    void (async () => {
      if (!(await send(type, on))) return;
      tell({
        text: intl.formatMessage(
          { id: on ? 'account.settings.on' : 'account.settings.off' },
          { name: intl.formatMessage({ id: `account.notifications.${type}` }) },
        ),
        tone: 'ok',
        action: { label: intl.formatMessage({ id: 'account.undo' }), onAction: () => void send(type, !on) },
      });
    })();
  };
};
