import type { Random } from '../random.js';
import type { Raster } from '../raster.js';
import type { Light } from '../light.js';

/** Light of a colour, from a side that chance decides. */
export const lit = (random: Random, key: string, ambient: string, strength: number): Light => ({
  side: random.sign(),
  key,
  ambient,
  strength,
});
/** Mirrors a place to the side of the light. */
export const toward = ({ side }: Light, x: number): number => (side > 0 ? x : 480 - x);

/** A line of hills: a few waves over each other. */
export const ridge = (random: Random, base: number, height: number, rough = 1): ((x: number) => number) => {
  const waves = [0.006, 0.013, 0.027, 0.06].map((speed, index) => ({
    speed: speed * random.between(0.8, 1.25),
    phase: random.between(0, 6.3),
    size: (height / 2 ** index) * (index > 1 ? rough : 1),
  }));
  return (x) => base - waves.reduce((sum, { speed, phase, size }) => sum + (Math.sin(x * speed + phase) * 0.5 + 0.5) * size, 0);
};

/** One of several skies, from top to horizon; returns its colours. */
export const sky = (raster: Raster, random: Random, kinds: readonly (readonly string[])[]): readonly string[] => {
  const stops = random.pick(kinds);
  raster.gradient(stops, [0, 0], [0, 420]);
  return stops;
};

export const clouds = (raster: Raster, random: Random, tone: string, count: number): void => {
  for (let cloud = 0; cloud < count; cloud++) {
    const [x, y, size] = [random.between(-20, 500), random.between(20, 230), random.between(40, 110)];
    for (let puff = 0; puff < 4; puff++)
      raster.ellipse(
        x + random.between(-size, size) * 0.7,
        y + random.between(-6, 8),
        size * random.between(0.3, 0.6),
        size * random.between(0.09, 0.18),
        tone,
        0.4,
        26,
      );
  }
};

/** Leaves near and far, out of focus. */
export const foliage = (
  raster: Raster,
  random: Random,
  tones: readonly string[],
  count: number,
  box: readonly [number, number, number, number],
  size = 1,
): void => {
  for (let leaf = 0; leaf < count; leaf++) {
    const [x, y] = [random.between(box[0], box[2]), random.between(box[1], box[3])];
    raster.ellipse(
      x,
      y,
      random.between(16, 46) * size,
      random.between(9, 22) * size,
      random.pick(tones),
      random.between(0.4, 0.85),
      10,
      random.between(0, 180),
    );
  }
};
