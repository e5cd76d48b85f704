import { usePageKeys } from '../../primitives/page-keys';

const SIDES: Readonly<Record<string, boolean>> = { ArrowRight: true, ArrowLeft: false };

/** While the deck is there the arrow keys take the topmost card to their side. A key that is held decides once. */
export const useArrowKeys = (decide: (liked: boolean) => void): void =>
  usePageKeys(({ key, repeat }) => {
    const liked = SIDES[key];
    if (liked === undefined || repeat) return false;
    decide(liked);
    return true;
  });
