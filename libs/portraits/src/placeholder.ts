import { bodyOf } from './clothes/body.js';
import { clothTones } from './clothes/dress.js';
import type { Look } from './look.js';
import { pngOf } from './png.js';
import { poseFor, type Posed } from './pose.js';
import { Raster } from './raster.js';

const LONG_HAIR: readonly string[] = [
  'long',
  'longside',
  'wavy',
  'fringe',
  'lob',
  'shag',
  'halfup',
  'curlylong',
  'boxbraids',
  'shoulder',
  'locs',
  'bob',
  'bobfringe',
];

/** The person in a few patches of colour: hair, shoulders, neck, face. */
const dab = (raster: Raster, look: Look, { shot, sitter, outfit }: Posed): void => {
  const [ex, ey] = shot.eyes;
  const patch = (x: number, y: number, rx: number, ry: number, colour: string): void =>
    raster.ellipse(ex + x * shot.zoom, ey + y * shot.zoom, rx * shot.zoom, ry * shot.zoom, colour, 0.95, 40);
  const lean = shot.tilt * 1.6;
  const bare = look.hair.style === 'bald' || look.hair.style === 'horseshoe' || look.hair.style === 'buzz';
  const head = outfit.hat !== 'none' || look.cover !== 'none' ? outfit.hatColor : sitter.hair.base;
  if (look.cover === 'hijab') patch(lean, 40, 112, 180, outfit.hatColor);
  else if (!bare && LONG_HAIR.includes(look.hair.style)) patch(lean, 20, 104, 128, sitter.hair.base);
  if (!bare || head !== sitter.hair.base) patch(lean, -58, 88, look.hair.style === 'afro' ? 108 : 74, head);
  const cloth = clothTones(outfit.layer === 'none' ? outfit.color : outfit.layerColor, sitter);
  patch(0, 400, bodyOf(sitter).shoulder + 40, 230, cloth.base);
  if (look.cover !== 'hijab') patch(0, 132, 40, 50, sitter.skin.shade);
  patch(lean, 18, 70, 92, sitter.skin.base);
};

/** Each cell the mean of four. */
const halved = (raster: Raster): Raster => {
  const small = new Raster(raster.columns / 2, raster.rows / 2);
  for (let row = 0; row < small.rows; row++)
    for (let column = 0; column < small.columns; column++)
      for (let channel = 0; channel < 4; channel++) {
        const at = (dx: number, dy: number): number => raster.data[((row * 2 + dy) * raster.columns + column * 2 + dx) * 4 + channel] ?? 0;
        small.data[(row * small.columns + column) * 4 + channel] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4;
      }
  return small;
};

/** Forty-two cells that look like one of a person's pictures from far away: a data address of fewer than 300 bytes. */
export const placeholderOf = (look: Look, number: number): string => {
  const posed = poseFor(look, number);
  dab(posed.backdrop, look, posed);
  return pngOf(halved(posed.backdrop), false);
};
