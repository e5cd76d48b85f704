import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalSentence, useUnblock } from '@rendezvous/client';
import type { useToasts } from '@rendezvous/ui';
import type { Blocked } from './blocked-list';

/** Ends blocks. What a block took away (likes, the conversation) does not come back, and the member is told so. */
export const useBlocked = (tell: ReturnType<typeof useToasts>['show']) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [send] = useUnblock();
  const [busy, setBusy] = useState<number | null>(null);

  const unblock = ({ id, name }: Blocked): void => {
    void (async () => {
      setBusy(id);
      const { error } = await send({ memberId: id });
      setBusy(null);
      tell(
        error
          ? { text: sentence(error), tone: 'danger' }
          : { text: intl.formatMessage({ id: 'account.settings.unblocked' }, { name }), tone: 'ok' },
      );
    })();
  };
  return { busy, unblock };
};
