import { isPhotoShape } from '@rendezvous/contracts/account/photo-shape';
import { PHOTO_BYTES_MAX, PHOTO_TYPES } from '@rendezvous/contracts/account/photos';

/** For the file picker: with these types phones hand over HEIC photos as JPEG. */
export const ACCEPTED = PHOTO_TYPES.join(',');

type PhotoFault = 'account.photo-too-large' | 'account.photo-unreadable' | 'account.photo-shape';

/** Why a file need not be sent at all; null when the server is to judge. */
export const fileFault = async (file: File): Promise<PhotoFault | null> => {
  if (file.size === 0 || !(PHOTO_TYPES as readonly string[]).includes(file.type)) return 'account.photo-unreadable';
  if (file.size > PHOTO_BYTES_MAX) return 'account.photo-too-large';
  const size = await sizeOf(file);
  return size === null || isPhotoShape(size) ? null : 'account.photo-shape';
};

/** As the photo stands upright; null where the browser cannot tell. */
const sizeOf = async (file: File): Promise<{ readonly width: number; readonly height: number } | null> => {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return null;
  }
};
