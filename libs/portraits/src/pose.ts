import { Random } from './random.js';
import type { Outfit } from './clothes/outfit.js';
import { outfitFor } from './clothes/wardrobe.js';
import { hex } from './colour.js';
import type { Look } from './look.js';
import { skinOf } from './palette.js';
import type { Raster } from './raster.js';
import { COARSE, paintScene, SCENES } from './scene/scene.js';
import { shotOf, type Shot } from './shot.js';
import type { Light } from './light.js';
import { sitterOf, type Sitter } from './sitter.js';

/** A picture before it is painted: who sits where, in what light and dress. */
export interface Posed {
  readonly shot: Shot;
  readonly light: Light;
  readonly outfit: Outfit;
  readonly sitter: Sitter;
  /** The place in a few coarse cells. */
  readonly backdrop: Raster;
}

/** Chance that belongs to the place of one picture. */
export const sceneChance = (look: Look, number: number): Random => Random.of(look.seed, 'scene', number);

/** Sets up one of a person's pictures. */
export const poseFor = (look: Look, number: number): Posed => {
  const shot = shotOf(look, number);
  const { raster, light } = paintScene(shot.scene, sceneChance(look, number), COARSE);
  const behind = hex(raster.average({ x0: 60, y0: 200, x1: 420, y1: 560 }));
  const outfit = outfitFor(Random.of(look.seed, 'outfit', number), look, {
    season: SCENES[shot.scene].season,
    shot: number,
    around: [behind, skinOf(look, light.ambient).base],
    visible: (600 - shot.eyes[1]) / shot.zoom,
  });
  return { shot, light, outfit, sitter: sitterOf(look, shot, light), backdrop: raster };
};
