import { PHOTO_BYTES_MAX, PHOTO_TYPES } from '@rendezvous/contracts/account/photos';

/** For the file picker: with these types phones hand over HEIC photos as JPEG. */
export const ACCEPTED = PHOTO_TYPES.join(',');

/** Why a file need not be sent at all; null when the server is to judge. */
export const fileFault = (file: Pick<File, 'size' | 'type'>): 'account.photo-too-large' | 'account.photo-unreadable' | null => {
  if (file.size === 0 || !(PHOTO_TYPES as readonly string[]).includes(file.type)) return 'account.photo-unreadable';
  return file.size > PHOTO_BYTES_MAX ? 'account.photo-too-large' : null;
};
