import type { PhotoUpload } from './upload-photo';

/** Sends a photo by code that comes with the first one: nobody who only looks at a page carries it. Rejects with an `ApiFault`, or when that code cannot be had. */
export const sendPhoto = async <Reply>(upload: PhotoUpload<Reply>): Promise<Reply> => {
  const { uploadPhoto } = await import(/* webpackChunkName: "send-photo" */ './upload-photo');
  return uploadPhoto(upload);
};
