import { type ApiBuilder, injectRemote, mutationOf } from '@rendezvous/client';
import { describePhoto, orderPhotos, removePhoto } from '@rendezvous/contracts/account/photos';
import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import { beginPhotoUpload, finishPhotoUpload } from '@rendezvous/contracts/account/uploads';
import { accountApi } from '../account.api';

type Photos = Pick<EditableProfile, 'photos' | 'completeness'>;

/** Calls about one’s own photos. Between the two calls of an upload its bytes are sent by `uploadPhoto`, which tells how far it is. */
export const ownPhotosApi = injectRemote('account', (build: ApiBuilder) => ({
  accountBeginPhoto: mutationOf(build, beginPhotoUpload),
  accountFinishPhoto: mutationOf(build, finishPhotoUpload, {
    invalidatesTags: ['User', 'Members'],
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const reply = await queryFulfilled.catch(() => null);
      if (reply) dispatch(keepPhotos(reply.data));
    },
  }),
  accountRemovePhoto: mutationOf(build, removePhoto, {
    invalidatesTags: ['User', 'Members'],
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const reply = await queryFulfilled.catch(() => null);
      if (reply) dispatch(keepPhotos(reply.data));
    },
  }),
  accountDescribePhoto: mutationOf(build, describePhoto, {
    invalidatesTags: ['Members'],
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const reply = await queryFulfilled.catch(() => null);
      if (reply) dispatch(keepPhotos(reply.data));
    },
  }),
  accountOrderPhotos: mutationOf(build, orderPhotos, {
    invalidatesTags: ['User', 'Members'],
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const reply = await queryFulfilled.catch(() => null);
      if (reply) dispatch(keepPhotos(reply.data));
    },
  }),
}));

/** Puts what the server answered to a change of photos into the profile that is shown. */
const keepPhotos = ({ photos, completeness }: Photos) =>
  accountApi.util.updateQueryData('accountProfile', undefined, (profile) => {
    profile.photos = photos;
    profile.completeness = completeness ?? profile.completeness;
  });
