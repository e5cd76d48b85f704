import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearPrivateStorage, useSession } from '@rendezvous/client';
import type { DeletionReason } from '@rendezvous/contracts/account/deletion';
import { accountApi } from '../account.api';

interface Wish {
  readonly password: string;
  readonly reason: DeletionReason | '';
}

/** What is shown next: it has to be here before the login ends, as settings without a login lead to the login. */
const fetchNextPage = (): Promise<unknown> =>
  import(/* webpackChunkName: "account-deleted" */ '../account-deleted/account-deleted-screen').catch(() => null);

/** Has the account deleted. The login is over with the answer, and forgotten here as soon as the settings have left the page. */
export const useDeletion = () => {
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [send, { isLoading }] = accountApi.useAccountAskDeletionMutation();
  const state = useRef({ deleted: false, shown: true });

  useEffect(() => {
    const { current } = state;
    current.shown = true;
    return () => {
      current.shown = false;
      if (current.deleted) forget(refresh);
    };
  }, [refresh]);

  /** Answers with the call's fault, if there is one. */
  const ask = async ({ password, reason }: Wish): Promise<unknown> => {
    await fetchNextPage();
    const { data, error } = await send({ password, reason: reason === '' ? null : reason });
    if (data === undefined) return error;
    state.current.deleted = true;
    await navigate('/account-deleted', { replace: true, state: { until: data.until } });
    // another tab may have told of it first
    if (!state.current.shown) forget(refresh);
    return undefined;
  };
  return { busy: isLoading, ask };
};

const forget = (refresh: () => Promise<void>): void => {
  clearPrivateStorage();
  void refresh();
};
