import sharp from 'sharp';
import { LanderFault } from '../variants/lander-fault.js';

const PIXELS_MAX = 50_000_000;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

const opened = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });

/** Says of every fault which file has it. */
const named = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LanderFault) throw error;
    throw new LanderFault(`${name} cannot be read as a picture of at most 50 megapixels.`, { cause: error });
  }
};

const sizeOf = async (bytes: Uint8Array, name: string) => {
  const { format, autoOrient, width, height } = await opened(bytes).metadata();
  if (!FORMATS.includes(format)) throw new LanderFault(`${name} is no JPEG, PNG, WebP or AVIF.`);
  if (width * height > PIXELS_MAX) throw new LanderFault(`${name} has more than 50 megapixels.`);
  return autoOrient;
};

/** Width and height of a picture, in pixels, as it is to be looked at. Throws a `LanderFault` for a file that is none. */
export const readPicture = (bytes: Uint8Array, name: string): Promise<{ readonly width: number; readonly height: number }> =>
  named(name, () => sizeOf(bytes, name));

/** The picture as it is to be looked at, in sRGB, without its metadata. */
export const uprightOf = (bytes: Uint8Array, name: string) =>
  named(name, async () => {
    await sizeOf(bytes, name);
    const upright = opened(bytes).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
    return upright.png().toBuffer({ resolveWithObject: true });
  });
