import { type ApiBuilder, injectRemote, mutationOf } from '@rendezvous/client';
import { describePhoto, editPhoto, orderPhotos, removePhoto } from '@rendezvous/contracts/account/photos';
import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import { beginPhotoUpload, finishPhotoUpload } from '@rendezvous/contracts/account/uploads';
import { accountApi } from '../account.api';

type Photos = Pick<EditableProfile, 'photos' | 'completeness'>;

/** Puts what the server answered to a change of photos into the profile that is shown. */
const keepPhotos = ({ photos, completeness }: Photos) =>
  accountApi.util.updateQueryData('accountProfile', undefined, (profile) => {
    profile.photos = photos;
    profile.completeness = completeness ?? profile.completeness;
  });

interface Change {
  readonly dispatch: (action: ReturnType<typeof keepPhotos>) => unknown;
  readonly queryFulfilled: Promise<{ readonly data: Photos }>;
}

/** Every change is answered with all photos; one that fails leaves what is shown. */
const keepAnswer = async (_: unknown, { dispatch, queryFulfilled }: Change): Promise<void> => {
  const reply = await queryFulfilled.catch(() => null);
  if (reply) dispatch(keepPhotos(reply.data));
};

/** Calls about one’s own photos. Between the two calls of an upload its bytes are sent by `uploadPhoto`, which tells how far it is. */
export const ownPhotosApi = injectRemote('account', (build: ApiBuilder) => ({
  accountBeginPhoto: mutationOf(build, beginPhotoUpload),
  accountFinishPhoto: mutationOf(build, finishPhotoUpload, {
    invalidatesTags: ['User', 'Members'],
    onQueryStarted: keepAnswer,
  }),
  accountRemovePhoto: mutationOf(build, removePhoto, {
    invalidatesTags: ['User', 'Members'],
    onQueryStarted: keepAnswer,
  }),
  accountDescribePhoto: mutationOf(build, describePhoto, {
    invalidatesTags: ['Members'],
    onQueryStarted: keepAnswer,
  }),
  accountEditPhoto: mutationOf(build, editPhoto, {
    // one that was refused may be another photo by now
    invalidatesTags: (_reply, error) => (error === undefined ? ['User', 'Members'] : ['Photos']),
    onQueryStarted: keepAnswer,
  }),
  accountOrderPhotos: mutationOf(build, orderPhotos, {
    invalidatesTags: ['User', 'Members'],
    onQueryStarted: keepAnswer,
  }),
}));
