import type { LanderPicture } from '@rendezvous/contracts/landers/landers';
import type { DiscFace } from '@rendezvous/ui';
import ines360 from './portraits/ines-360.webp';
import ines720 from './portraits/ines-720.webp';
import theo360 from './portraits/theo-360.webp';
import theo720 from './portraits/theo-720.webp';

/** A disc is 64 % of the picture, which is 17 rem wide on a phone and at most 35 rem on a desktop. */
const SIZES = '(min-width: 56.25rem) 358px, 174px';

const face = (small: string, large: string): DiscFace => ({ src: small, srcSet: `${small} 360w, ${large} 720w`, sizes: SIZES });

/** Drawn people: nobody's photo is used for advertising. */
export const INES = face(ines360, ines720);
export const THEO = face(theo360, theo720);

/** A variant's own face; null while it has none. */
export const faceOf = (picture: LanderPicture | undefined): DiscFace | null => {
  const squares = (picture?.sources ?? []).filter(({ shape }) => shape === 'square');
  const [smallest] = squares;
  return smallest ? { src: smallest.url, srcSet: squares.map(({ url, width }) => `${url} ${width}w`).join(', '), sizes: SIZES } : null;
};
