import { useEffect, useRef } from 'react';
import { nextFrame } from './next-frame';

interface Picture {
  readonly src?: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/**
 * Fetches and decodes pictures before they are shown, and holds them, so that nothing is fetched or decoded between letting go of a card and
 * the next one.
 */
export const useDecodedAhead = (pictures: readonly Picture[]): void => {
  const held = useRef(new Map<string, HTMLImageElement>());
  // the network lies outside React; what is held already is not asked for again
  useEffect(() => {
    let over = false;
    const hold = (): void => {
      if (over) return;
      const now = new Map<string, HTMLImageElement>();
      for (const { src, srcSet = '', sizes = '' } of pictures) {
        if (src === undefined) continue;
        const image = held.current.get(src) ?? fetched(src, srcSet, sizes);
        now.set(src, image);
      }
      held.current = now;
    };
    void nextFrame().then(hold);
    return () => void (over = true);
  });
};

const fetched = (src: string, srcset: string, sizes: string): HTMLImageElement => {
  const image = Object.assign(new Image(), { sizes, srcset, src });
  // one that cannot be had shows its place without a face
  void image.decode?.().catch(() => undefined);
  return image;
};
