import { isPhotoShape } from '@rendezvous/contracts/account/photo-shape';

/** Whether a picture has the shape of a photo, as it stands upright; true where the browser cannot tell. */
export const hasPhotoShape = async (file: File): Promise<boolean> => {
  try {
    const picture = await createImageBitmap(file);
    const fits = isPhotoShape(picture);
    picture.close();
    return fits;
  } catch {
    return true;
  }
};
