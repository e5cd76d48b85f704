import { type ApiBuilder, injectRemote, mutationOf } from '@rendezvous/client';
import { enterInvitation, forgetAddress, leaveAddress } from '@rendezvous/contracts/account/invitations';

/** Calls of whoever has an invitation, or waits for one. */
export const invitationsApi = injectRemote('account', (build: ApiBuilder) => ({
  accountEnterInvitation: mutationOf(build, enterInvitation),
  accountLeaveAddress: mutationOf(build, leaveAddress),
  accountForgetAddress: mutationOf(build, forgetAddress),
}));
