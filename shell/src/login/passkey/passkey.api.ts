import { injectRemote, mutationOf } from '@rendezvous/client';
import { beginPasskeyLogin, logInWithPasskey } from '@rendezvous/contracts/account/passkey-login';

export const passkeyApi = injectRemote('passkey', (build) => ({
  passkeyBegin: mutationOf(build, beginPasskeyLogin),
  passkeyLogIn: mutationOf(build, logInWithPasskey),
}));
