import type { Random } from '../random.js';
import type { Light } from '../light.js';
import type { Raster } from '../raster.js';

/** What somebody would wear there. */
export type Season = 'indoors' | 'mild' | 'summer' | 'winter' | 'evening';

export interface Scene {
  readonly season: Season;
  /** Paints the place and says how it is lit. */
  readonly paint: (raster: Raster, random: Random) => Light;
}
