import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from '@rendezvous/contracts/account/passkeys';

/** Calls about one’s own passkeys. */
export const passkeysApi = injectRemote('account', (build: ApiBuilder) => ({
  accountPasskeys: queryOf(build, listPasskeys, { providesTags: ['Passkeys'] }),
  accountBeginPasskey: mutationOf(build, beginPasskey),
  accountAddPasskey: mutationOf(build, addPasskey, { invalidatesTags: ['Passkeys'] }),
  accountRenamePasskey: mutationOf(build, renamePasskey, { invalidatesTags: ['Passkeys'] }),
  accountRemovePasskey: mutationOf(build, removePasskey, { invalidatesTags: ['Passkeys'] }),
}));
