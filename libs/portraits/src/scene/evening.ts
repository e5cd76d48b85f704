import type { Random } from '../random.js';
import { mix } from '../colour.js';
import type { Raster } from '../raster.js';
import type { Light } from '../light.js';
import { lit, toward } from './parts.js';
import type { Scene } from './kinds.js';

const LIGHTS = [
  ['#3a1633', '#6b2440', '#ff9a6b', '#ffd08a'],
  ['#1f3440', '#45606a', '#ffd08a', '#9fd0d0'],
  ['#402033', '#a44a36', '#ffb36b', '#ffe0a8'],
  ['#1c2440', '#3a3f6a', '#ffc07a', '#c9a0d0'],
  ['#2a1a20', '#5a3a30', '#ffcf8a', '#ff9a7a'],
  ['#16302e', '#2f5a4c', '#f2d98a', '#a0d0a8'],
] as const;

const bokeh = (raster: Raster, random: Random): Light => {
  const [dark, mid, warm, second] = random.pick(LIGHTS);
  const light = lit(random, warm, mix(mid, dark, 0.4), 0.8);
  raster.gradient([dark, mid, dark], [0, 0], [160, 600]);
  for (let spot = 0; spot < 24; spot++)
    raster.disc(
      random.between(0, 480),
      random.between(0, 430),
      random.between(10, 46),
      random.chance(0.65) ? warm : second,
      random.between(0.12, 0.5),
    );
  return light;
};

const cityDusk = (raster: Raster, random: Random): Light => {
  const [top, low, glow] = random.pick([
    ['#3d4a6b', '#d98a63', '#ffcf8f'],
    ['#2d2347', '#8f3f5c', '#ffc07a'],
    ['#24405c', '#7a9aa0', '#ffdca0'],
    ['#1c2038', '#4a4470', '#f7b98a'],
  ] as const);
  const light = lit(random, glow, mix(top, low, 0.3), 0.8);
  raster.gradient([top, mix(top, low, 0.5), low], [0, 0], [0, 460]);
  for (const depth of [0.25, 0.55]) {
    let x = random.between(-40, 0);
    while (x < 490) {
      const [width, height] = [random.between(36, 88), random.between(120, 330) * (1.2 - depth)];
      const tone = mix(mix(top, '#120a18', depth + 0.1), low, 0.16);
      raster.rect(x, 440 - height, width, height + 200, tone, 0.95, 4);
      for (let pane = 0; pane < width * height * 0.0016; pane++)
        raster.rect(
          x + 6 + random.between(0, width - 16),
          452 - height + random.between(0, height * 0.85),
          7,
          9,
          glow,
          random.between(0.4, 0.95),
          4,
        );
      x += width + random.between(-4, 12);
    }
  }
  raster.below(() => 440, mix(top, '#0f0812', 0.5), 0.8, 60);
  return light;
};

const street = (raster: Raster, random: Random): Light => {
  const light = lit(random, '#ffcf94', '#3a3040', 0.8);
  raster.gradient(['#1c2033', '#3a2f40', '#5a4038'], [0, 0], [0, 560]);
  for (const side of [-1, 1]) {
    raster.shape((x, y) => Math.max((x - 240) * -side + 70 + Math.abs(y - 330) * 0.34, y - 520), mix('#2a2030', '#6a4a40', 0.35), 0.95, 8);
    for (let window = 0; window < 14; window++) {
      const depth = random.between(0.3, 1);
      raster.rect(
        240 + side * (90 + depth * 150) - 10,
        330 - random.between(20, 300) * depth,
        12 + depth * 16,
        16 + depth * 18,
        random.pick(['#ffd79a', '#ffb87a', '#f7e3b4']),
        random.between(0.4, 0.9),
        6,
      );
    }
  }
  for (let lamp = 0; lamp < 9; lamp++) {
    const depth = lamp / 9;
    const side = lamp % 2 ? 1 : -1;
    raster.disc(240 + side * (24 + depth * 190), 320 - depth * 190, 7 + depth * 24, '#ffdca0', 0.75);
  }
  for (let shine = 0; shine < 16; shine++)
    raster.ellipse(
      random.between(120, 360),
      random.between(430, 590),
      random.between(10, 34),
      random.between(4, 8),
      '#ffb978',
      random.between(0.15, 0.4),
      10,
    );
  return light;
};

const lanterns = (raster: Raster, random: Random): Light => {
  const [sky, low] = random.pick([
    ['#2c3f5a', '#7a6a7a'],
    ['#3a3050', '#a86a6a'],
    ['#24424a', '#5f7f78'],
  ] as const);
  const light = lit(random, '#ffdfa4', mix(sky, low, 0.4), 0.7);
  raster.gradient([sky, low, mix(low, '#2a2a24', 0.6)]);
  for (let leaf = 0; leaf < 40; leaf++)
    raster.ellipse(
      random.between(-20, 500),
      random.between(260, 620),
      random.between(20, 50),
      random.between(10, 22),
      mix('#24382f', low, random.between(0, 0.35)),
      0.7,
      10,
      random.between(0, 180),
    );
  for (const row of [0, 1, 2]) {
    const [from, to, sag] = [random.between(10, 120), random.between(10, 120), random.between(40, 90)];
    for (let bulb = 0; bulb <= 11; bulb++) {
      const at = bulb / 11;
      const [x, y] = [at * 520 - 20, from + (to - from) * at + Math.sin(at * Math.PI) * sag + row * 46];
      raster.glow(x, y, 30, 30, '#ffd98f', 0.4);
      raster.disc(x, y, 8 + row * 2, '#fff0c0', 0.95);
    }
  }
  return light;
};

const stage = (raster: Raster, random: Random): Light => {
  const [dark, beam, second] = random.pick([
    ['#1a1020', '#d9586a', '#ffc07a'],
    ['#101828', '#5f9ab5', '#f7d9a0'],
    ['#20140f', '#e28a3c', '#ffe0a8'],
  ] as const);
  const light = lit(random, mix(second, beam, 0.3), mix(dark, beam, 0.25), 0.9);
  raster.gradient([mix(dark, beam, 0.25), dark, dark]);
  for (let ray = 0; ray < 6; ray++) {
    const [x, to] = [random.between(20, 460), random.between(-80, 560)];
    raster.shape((px, py) => Math.abs(px - (x + ((to - x) * py) / 520)) - 6 - py * 0.11, ray % 2 ? beam : second, 0.2, 26);
    raster.disc(x, 12, 14, '#fff3d8', 0.9);
  }
  for (let head = 0; head < 26; head++)
    raster.ellipse(random.between(-10, 490), random.between(470, 600), 20, 24, mix(dark, '#05030a', 0.6), 0.95, 6);
  return light;
};

const bar = (raster: Raster, random: Random): Light => {
  const [dark, wood] = random.pick([
    ['#24161a', '#7a4a30'],
    ['#14222a', '#4a5a58'],
    ['#2c1420', '#8a4048'],
  ] as const);
  const light = lit(random, '#ffcf8c', mix(dark, wood, 0.5), 0.8);
  raster.gradient([dark, mix(dark, wood, 0.6), dark]);
  for (const shelf of [90, 190, 290]) {
    raster.rect(-10, shelf, 500, 7, mix(wood, '#ffc98a', 0.3), 0.95, 4);
    raster.glow(240, shelf - 10, 300, 60, '#ffc98a', 0.35);
    let x = 4;
    while (x < 480) {
      const [width, height] = [random.between(12, 20), random.between(46, 76)];
      const tone = random.pick(['#b5552f', '#3f6a4a', '#e2b659', '#7a2f3a', '#d8cbb4', '#3a5a6a', '#c98a3c']);
      raster.rect(x, shelf - height * 0.66, width, height * 0.66, tone, 0.85, 4);
      raster.rect(x + width * 0.32, shelf - height, width * 0.36, height * 0.4, tone, 0.85, 4);
      x += width + random.between(3, 14);
    }
  }
  raster.glow(toward(light, 410), 60, 240, 240, '#ffd79a', 0.5);
  return light;
};

export const EVENING = {
  bokeh: { season: 'evening', paint: bokeh },
  city: { season: 'evening', paint: cityDusk },
  street: { season: 'evening', paint: street },
  lanterns: { season: 'evening', paint: lanterns },
  stage: { season: 'evening', paint: stage },
  bar: { season: 'evening', paint: bar },
} as const satisfies Record<string, Scene>;
