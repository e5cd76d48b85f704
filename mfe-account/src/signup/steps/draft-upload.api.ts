import { type ApiBuilder, injectRemote, mutationOf } from '@rendezvous/client';
import { beginDraftUpload, finishDraftUpload } from '@rendezvous/contracts/account/uploads';

/** The two calls around the upload of a photo before there is an account: `uploadPhoto` sends its bytes in between. */
export const draftUploadApi = injectRemote('account', (build: ApiBuilder) => ({
  accountBeginDraft: mutationOf(build, beginDraftUpload),
  accountFinishDraft: mutationOf(build, finishDraftUpload),
}));
