import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { isNetworkFault } from '@rendezvous/client';
import type { Passkey, RegistrationResponse } from '@rendezvous/contracts/account/passkeys';
import type { useToasts } from '@rendezvous/ui';
import { passkeysApi } from './passkeys.api';

/** Why something was not done. `cancelled`: the person thought better of it, and nobody has to be told. */
export type NotDone = { readonly fault: unknown } | { readonly browser: 'cancelled' | 'known' | 'elsewhere' | 'unsupported' };

/** Changes of the passkeys. Each answers null when it is done, and has told so. */
export const usePasskeys = (tell: ReturnType<typeof useToasts>['show']) => {
  const intl = useIntl();
  const [begin, beginning] = passkeysApi.useAccountBeginPasskeyMutation();
  const [keep, keeping] = passkeysApi.useAccountAddPasskeyMutation();
  const [sendName, naming] = passkeysApi.useAccountRenamePasskeyMutation();
  const [sendRemoval, removing] = passkeysApi.useAccountRemovePasskeyMutation();
  /** What the browser made and nobody got: it goes out with the next try, rather than a second one. */
  const made = useRef<RegistrationResponse | null>(null);

  const done = (id: string, name: string): null => {
    tell({ text: intl.formatMessage({ id }, { name }), tone: 'ok' });
    return null;
  };
  const make = async (password: string): Promise<NotDone | RegistrationResponse> => {
    const { data, error } = await begin({ password });
    if (error) return { fault: error };
    // few add one: what asks the browser comes when it is needed
    const { makePasskey } = await import(/* webpackChunkName: "passkeys" */ '@rendezvous/client/passkeys');
    const asked = await makePasskey(data.options);
    return 'fault' in asked ? { browser: asked.fault } : asked.answer;
  };
  const add = async ({ name, password }: { name: string; password: string }): Promise<NotDone | null> => {
    const credential = made.current ?? (await make(password));
    if (!('rawId' in credential)) return credential;
    const { error } = await keep({ name, credential });
    made.current = error && isNetworkFault(error) ? credential : null;
    return error ? { fault: error } : done('account.passkeys.added', name);
  };
  const rename = async ({ id }: Passkey, name: string): Promise<NotDone | null> => {
    const { error } = await sendName({ passkeyId: id, name });
    return error ? { fault: error } : done('account.passkeys.renamed', name);
  };
  const remove = async ({ id, name }: Passkey, password: string): Promise<NotDone | null> => {
    const { error } = await sendRemoval({ passkeyId: id, password });
    return error ? { fault: error } : done('account.passkeys.removed', name);
  };
  const busy = [beginning, keeping, naming, removing].some(({ isLoading }) => isLoading);
  return { busy, add, rename, remove };
};
