import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { QueuedMessage } from '../../send-queue/queued-message';

/** Why a message was refused, as a sentence; null when it was not. */
export const useReason = (): ((queued: QueuedMessage) => string | null) => {
  const intl = useIntl();
  return useCallback(
    ({ refusal }) => {
      if (refusal === null) return null;
      const id = `refusal.${refusal.code}`;
      return intl.formatMessage({ id: id in intl.messages ? id : 'refusal.server.error' }, refusal.params);
    },
    [intl],
  );
};
