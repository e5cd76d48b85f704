/** The shorter side of a photo has so many pixels at least, and the longer one is at most so many times as long: on less nobody is seen. */
const PHOTO_EDGE_MIN = 100;
const PHOTO_RATIO_MAX = 5;

/** Whether a picture of this size, in pixels, can be a photo. */
export const isPhotoShape = ({ width, height }: { readonly width: number; readonly height: number }): boolean => {
  const [short, long] = width < height ? [width, height] : [height, width];
  return short >= PHOTO_EDGE_MIN && long <= short * PHOTO_RATIO_MAX;
};
