import { PHOTO_BYTES_MAX, PHOTO_TYPES } from '@rendezvous/contracts/account/photos';

/** For the file picker: with these types phones hand over HEIC photos as JPEG. */
export const ACCEPTED = PHOTO_TYPES.join(',');

/** Only whoever chooses a photo needs it; without it the server is to judge. */
const hasShape = (file: File): Promise<boolean> =>
  import(/* webpackChunkName: "send-photo" */ './photo-shape').then(
    (shape) => shape.hasPhotoShape(file),
    () => true,
  );

type PhotoFault = 'account.photo-too-large' | 'account.photo-unreadable' | 'account.photo-shape';

/** Why a file need not be sent at all; null when the server is to judge. */
export const fileFault = async (file: File): Promise<PhotoFault | null> => {
  if (file.size === 0 || !(PHOTO_TYPES as readonly string[]).includes(file.type)) return 'account.photo-unreadable';
  if (file.size > PHOTO_BYTES_MAX) return 'account.photo-too-large';
  return (await hasShape(file)) ? null : 'account.photo-shape';
};
