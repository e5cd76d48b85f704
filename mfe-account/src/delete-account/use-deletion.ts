import { useNavigate } from 'react-router-dom';
import { clearPrivateStorage, useSession } from '@rendezvous/client';
import type { DeletionReason } from '@rendezvous/contracts/account/deletion';
import { accountApi } from '../account.api';

interface Wish {
  readonly password: string;
  readonly reason: DeletionReason | '';
}

/** Has the account deleted. The login is over with the answer, so the settings are left before anything is asked again. */
export const useDeletion = () => {
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [send, { isLoading }] = accountApi.useAccountAskDeletionMutation();

  /** Answers with the call's fault, if there is one. */
  const ask = async ({ password, reason }: Wish): Promise<unknown> => {
    const { data, error } = await send({ password, reason: reason === '' ? null : reason });
    if (data === undefined) return error;
    await navigate('/account-deleted', { replace: true, state: { until: data.until } });
    clearPrivateStorage();
    await refresh();
    return undefined;
  };
  return { busy: isLoading, ask };
};
