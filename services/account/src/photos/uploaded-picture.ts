import type { RefusalCode } from '@rendezvous/contracts/refusals';
import { Refusal } from '@rendezvous/server/refusal';
import sharp, { type Sharp } from 'sharp';
import { isPolyglot, pictureKind } from './picture-kind.rules.js';

const PIXELS_MAX = 50_000_000;

/** As a picture stands upright. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Draws something anew from bytes that somebody uploaded. Refuses what is no picture of a kind that we take, what is a page or program at the same
 * time, and what has more pixels than are decoded.
 * @param refusals how the caller's area says so
 * @param draw gets the picture upright, decoded when it asks for its result
 */
export const fromUploadedPicture = async <T>(
  bytes: Uint8Array,
  refusals: { readonly unreadable: RefusalCode; readonly tooLarge: RefusalCode },
  draw: (picture: Sharp, size: Size) => Promise<T>,
): Promise<T> => {
  if (pictureKind(bytes) === null || isPolyglot(bytes)) throw new Refusal(refusals.unreadable);
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
    const { width, height, autoOrient } = await picture.metadata();
    if (width * height > PIXELS_MAX) throw new Refusal(refusals.tooLarge);
    return await draw(picture.autoOrient(), autoOrient);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new Refusal(tooLarge ? refusals.tooLarge : refusals.unreadable, undefined, { cause: error });
  }
};
