import type { Random } from '../random.js';
import { Raster } from '../raster.js';
import type { Light } from '../light.js';
import { EVENING } from './evening.js';
import { INDOORS } from './indoors.js';
import type { Scene } from './kinds.js';
import { OUTDOORS } from './outdoors.js';

export const SCENES = { ...INDOORS, ...OUTDOORS, ...EVENING } as const satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

/** A little more than the canvas, so that the stretched picture has no pale rim. */
const FRAME = { x0: -5, y0: -5, x1: 485, y1: 605 };

const FINE = { columns: 96, rows: 120 };

/** Enough to know the colours of a place. */
export const COARSE = { columns: 12, rows: 14 };

/** The place behind somebody, softened as a lens would, with darker corners; and its light. */
export const paintScene = (
  name: SceneName,
  random: Random,
  { columns, rows } = FINE,
): { readonly raster: Raster; readonly light: Light } => {
  const raster = new Raster(columns, rows, FRAME);
  const light = SCENES[name].paint(raster, random);
  raster.blur(5);
  raster.glow(light.side > 0 ? 460 : 20, 90, 330, 360, light.key, 0.26);
  raster.wash('#1a0814', (x, y) => {
    const distance = Math.hypot((x - 240) / 400, (y - 250) / 480);
    return distance < 0.55 ? 0 : 0.42 * (distance - 0.55) * 1.6;
  });
  raster.grain(3, () => random.next());
  return { raster, light };
};
