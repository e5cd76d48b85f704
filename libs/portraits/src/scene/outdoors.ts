import type { Random } from '../random.js';
import { mix } from '../colour.js';
import type { Raster } from '../raster.js';
import type { Light } from '../light.js';
import { clouds, foliage, lit, ridge, sky, toward } from './parts.js';
import type { Scene } from './kinds.js';

const SKIES = [
  ['#6fa3c4', '#b9d5dc', '#f3e7cf'],
  ['#7e9fc0', '#d9d3cf', '#f9d8ae'],
  ['#5f8fae', '#a9c9cf', '#e9ecd9'],
  ['#8aa0c8', '#f0c3a8', '#ffdca4'],
] as const;
const DUSK = [
  ['#5a6a9a', '#d98f7c', '#ffc98a'],
  ['#4a4f80', '#b5627a', '#ffb27a'],
  ['#6a7fa8', '#f0a58a', '#ffe0a0'],
  ['#3f5a7a', '#c97f6a', '#ffd9a0'],
] as const;

const sea = (raster: Raster, random: Random): Light => {
  const stops = sky(raster, random, [...SKIES, ...DUSK]);
  const glow = stops[2] ?? '#ffe0a8';
  const light = lit(random, glow, mix(stops[0] ?? '#6fa3c4', '#3a4a60', 0.4), 0.85);
  clouds(raster, random, mix(glow, '#ffffff', 0.4), 3);
  const horizon = random.between(290, 340);
  const x = toward(light, random.between(350, 430));
  raster.glow(x, horizon - 90, 210, 210, mix(glow, '#fff0c8', 0.5), 0.8);
  raster.ellipse(x, horizon - random.between(40, 120), 36, 36, '#fff6dc', 0.95, 10);
  const water = mix(stops[0] ?? '#6fa3c4', '#12303f', 0.5);
  raster.below(() => horizon, water, 0.96, 6);
  raster.below(() => horizon + 90, mix(water, '#0c1f2c', 0.4), 0.6, 120);
  for (let glint = 0; glint < 22; glint++) {
    const y = horizon + 8 + random.next() ** 1.5 * 240;
    raster.bar([x + random.between(-70, 60), y], [x + random.between(-20, 90), y], random.between(2.5, 6), glow, random.between(0.2, 0.55));
  }
  return light;
};

const beach = (raster: Raster, random: Random): Light => {
  const stops = sky(raster, random, [['#5fa9cc', '#a9d9e0', '#eef3e2'], ['#6fb3c9', '#c9e4e0', '#fbeed2'], ...DUSK.slice(2)]);
  const light = lit(random, '#fff0cc', mix('#e0c49a', stops[1] ?? '#a9d9e0', 0.4), 0.75);
  clouds(raster, random, '#ffffff', 4);
  raster.below(() => 270, mix(stops[0] ?? '#5fa9cc', '#1f7f8f', 0.55), 1, 5);
  raster.below((x) => 330 + Math.sin(x / 60) * 8, mix(stops[1] ?? '#a9d9e0', '#5fb3b3', 0.5), 0.8, 16);
  for (const y of [318, 342, 372]) raster.below((x) => y + Math.sin(x / 46 + y) * 7, '#f6f3e8', 0.34, 12);
  raster.below((x) => 384 + Math.sin(x / 70) * 12, '#e6c898', 1, 10);
  raster.below(() => 480, '#c9a472', 0.6, 140);
  if (random.chance(0.6)) {
    const x = toward(light, 90);
    raster.bar([x, 150], [x + 14, 420], 6, '#e9ddc9', 0.9);
    const tone = random.pick(['#c9593c', '#f2c14e', '#3f7f86', '#d97a8a']);
    raster.ellipse(x, 158, 92, 40, tone, 0.95, 8);
    raster.rect(x - 110, 166, 230, 40, stops[1] ?? '#a9d9e0', 0.9, 8);
    raster.ellipse(x, 158, 30, 38, '#f6ead4', 0.8, 8);
  }
  return light;
};

const garden = (raster: Raster, random: Random): Light => {
  const palette = random.pick([
    ['#3f5a3c', '#1f3a2e', '#b9c46a', '#6f8a4a'],
    ['#51663a', '#24402f', '#e2c46a', '#8aa055'],
    ['#4c6a52', '#2a4a3a', '#f6e6a4', '#7fa06a'],
    ['#2f4f4a', '#183430', '#9fc9a0', '#5a8a72'],
  ]);
  const [mid = '', dark = '', bright = '', green = ''] = palette;
  const light = lit(random, mix(bright, '#fff3cf', 0.5), mix(dark, mid, 0.5), 0.7);
  raster.gradient([mid, dark], [480, 0], [0, 600]);
  foliage(raster, random, [mid, dark, green], 46, [-20, -20, 500, 620], 1.4);
  foliage(
    raster,
    random,
    [green, bright, mix(bright, '#ffffff', 0.3)],
    20,
    [toward(light, 200) - 60, -20, toward(light, 420) + 60, 420],
    0.8,
  );
  for (let spot = 0; spot < 9; spot++)
    raster.disc(
      toward(light, random.between(240, 470)),
      random.between(0, 330),
      random.between(8, 26),
      mix(bright, '#fffbe0', 0.5),
      random.between(0.2, 0.5),
    );
  return light;
};

const blossom = (raster: Raster, random: Random): Light => {
  const [pink, soft] = random.pick([
    ['#e7a5ad', '#fbe0da'],
    ['#f0c9c4', '#fff4ec'],
    ['#d98fa8', '#f7d3dc'],
    ['#f3dca0', '#fff5d6'],
  ] as const);
  const light = lit(random, '#fff3e0', mix(pink, '#7a8a9a', 0.4), 0.55);
  raster.gradient(['#a9c6d2', '#dfe4dc', '#b9c2a0']);
  for (let branch = 0; branch < 5; branch++)
    raster.bar([random.between(-20, 500), -20], [random.between(0, 480), random.between(160, 360)], random.between(5, 10), '#6a4a48', 0.6);
  foliage(raster, random, [pink, soft, mix(pink, soft, 0.5), mix(pink, '#b5627a', 0.3)], 90, [-20, -20, 500, 350], 0.75);
  raster.below(() => 420, '#8f9f72', 0.9, 50);
  return light;
};

const park = (raster: Raster, random: Random): Light => {
  sky(raster, random, SKIES);
  const green = random.pick(['#6f8f4c', '#5f8450', '#86994f', '#4f7a5a']);
  const light = lit(random, '#fff1c8', mix(green, '#43525a', 0.5), 0.7);
  raster.below(ridge(random, 330, 120), mix(green, '#9fb3b0', 0.5), 0.9, 14);
  for (let tree = 0; tree < 7; tree++) {
    const x = random.between(-30, 510);
    raster.rect(x - 7, 250, 14, 150, '#5a4334', 0.8, 6);
    foliage(raster, random, [mix(green, '#24402f', 0.45), green, mix(green, '#d9d98a', 0.3)], 9, [x - 60, 110, x + 60, 290], 1.3);
  }
  raster.below((x) => 392 + Math.sin(x / 90) * 8, mix(green, '#c9cf7a', 0.25), 1, 12);
  raster.below((x) => (Math.abs(x - toward(light, 330)) < 60 ? 420 : 900), '#d8c7a2', 0.7, 40);
  raster.glow(toward(light, 430), 60, 300, 300, '#fff3c4', 0.5);
  return light;
};

const autumn = (raster: Raster, random: Random): Light => {
  const light = lit(random, '#ffe0a0', '#5a3a2a', 0.75);
  raster.gradient(['#d9a860', '#b5672f', '#6a3a26'], [0, 0], [60, 600]);
  for (let trunk = 0; trunk < 5; trunk++)
    raster.bar([random.between(0, 480), -20], [random.between(0, 480), 480], random.between(10, 22), '#4a2e26', 0.65);
  foliage(raster, random, ['#c9592a', '#e29a3c', '#a53f22', '#f0c25c', '#7a4a2a'], 76, [-20, -20, 500, 520], 1);
  raster.glow(toward(light, 420), 100, 280, 300, '#ffe6a8', 0.7);
  return light;
};

const mountains = (raster: Raster, random: Random): Light => {
  const stops = sky(raster, random, [...SKIES, ...DUSK]);
  const haze = stops[2] ?? '#f3e7cf';
  const light = lit(random, mix(haze, '#ffffff', 0.3), mix(stops[0] ?? '#6fa3c4', '#4a5a60', 0.5), 0.8);
  clouds(raster, random, '#ffffff', 2);
  const far = ridge(random, 300, 170, 1.6);
  raster.below(far, mix('#5f7590', haze, 0.45), 1, 4);
  raster.shape((x, y) => Math.max(far(x) - y, y - far(x) - 26 - Math.sin(x / 9) * 10), '#f4f1ea', 0.75, 8);
  raster.below(ridge(random, 370, 110, 1.4), mix('#4a6470', haze, 0.2), 1, 5);
  raster.below(ridge(random, 440, 90), '#3f5a4a', 1, 8);
  raster.below(() => 480, '#5f7348', 0.8, 70);
  return light;
};

const snow = (raster: Raster, random: Random): Light => {
  const stops = sky(raster, random, [
    ['#8fa9c2', '#cfd9df', '#f0ece4'],
    ['#a3a9c4', '#e6cfc9', '#fbe3cc'],
    ['#7a94ac', '#b9c7d0', '#e3e6e6'],
  ]);
  const light = lit(random, '#fff4e6', mix(stops[0] ?? '#8fa9c2', '#6a7a90', 0.4), 0.55);
  raster.below(ridge(random, 330, 110, 1.3), '#dfe6ea', 1, 6);
  for (let tree = 0; tree < 12; tree++) {
    const [x, foot, high] = [random.between(-20, 500), random.between(350, 430), random.between(110, 240)];
    raster.shape(
      (px, py) => Math.max(py - foot, Math.abs(px - x) - ((py - foot + high) / high) * 36 + Math.sin(py / 6) * 4),
      mix('#2f4a48', '#dfe8ea', random.between(0.1, 0.45)),
      0.95,
      5,
    );
  }
  raster.below((x) => 400 + Math.sin(x / 80) * 12, '#f2f2ee', 1, 14);
  for (let flake = 0; flake < 46; flake++)
    raster.ellipse(
      random.between(0, 480),
      random.between(0, 600),
      random.between(2, 5),
      random.between(2, 5),
      '#ffffff',
      random.between(0.5, 0.9),
      4,
    );
  return light;
};

const field = (raster: Raster, random: Random): Light => {
  const stops = sky(raster, random, [...SKIES, ...DUSK]);
  const [gold, deep] = random.pick([
    ['#e0b65c', '#a5763a'],
    ['#b9a8d0', '#6f5f94'],
    ['#8fa852', '#56733c'],
    ['#d97a5c', '#7a9a52'],
  ] as const);
  const light = lit(random, stops[2] ?? '#ffe0a8', mix(deep, '#4a4a50', 0.4), 0.85);
  clouds(raster, random, '#fff6e6', 4);
  raster.below(ridge(random, 320, 70), mix(deep, stops[1] ?? '#d9d3cf', 0.5), 1, 8);
  raster.below((x) => 330 + Math.sin(x / 120) * 10, gold, 1, 8);
  raster.below(() => 470, deep, 0.75, 160);
  for (let row = 0; row < 60; row++) {
    const [x, y] = [random.between(-10, 490), 336 + random.next() ** 1.4 * 250];
    raster.bar(
      [x, y],
      [x + random.between(-5, 5), y - random.between(8, 26)],
      4,
      random.chance(0.5) ? mix(gold, '#fff3c4', 0.4) : deep,
      0.5,
    );
  }
  raster.glow(toward(light, 420), 220, 260, 240, stops[2] ?? '#ffe0a8', 0.65);
  return light;
};

const oldTown = (raster: Raster, random: Random): Light => {
  const stops = sky(raster, random, [...SKIES, ...DUSK]);
  const light = lit(random, mix(stops[2] ?? '#ffe0a8', '#fff3d8', 0.4), '#6a5a5c', 0.75);
  const fronts = ['#c9764e', '#e2c08a', '#a85a4a', '#d8cbb4', '#7f9aa0', '#e0a58c', '#8a6a5c', '#c9a85c', '#5f7a72'];
  let x = -20;
  while (x < 500) {
    const [width, top] = [random.between(64, 96), random.between(30, 130)];
    const tone = mix(random.pick(fronts), stops[1] ?? '#d9d3cf', 0.22);
    raster.rect(x, top, width, 460, tone, 1, 4);
    const [middle, half] = [x + width / 2, width / 2];
    raster.shape((px, py) => Math.max(py - top, Math.abs(px - middle) - (half * (py - top + 46)) / 46), mix(tone, '#6a2f24', 0.5), 1, 4);
    for (let y = top + 24; y < 380; y += 56)
      for (const wx of [0.18, 0.58]) raster.rect(x + width * wx, y, width * 0.24, 32, mix(tone, '#24303a', 0.65), 0.85, 4);
    x += width;
  }
  raster.below(() => 420, random.chance(0.5) ? '#3f5f68' : '#8f8274', 1, 12);
  for (let glint = 0; glint < 14; glint++) {
    const [gx, y] = [random.between(0, 480), random.between(430, 590)];
    raster.bar([gx, y], [gx + random.between(20, 60), y], 4, random.pick(fronts), 0.35);
  }
  return light;
};

const lake = (raster: Raster, random: Random): Light => {
  const stops = sky(raster, random, [...SKIES, ...DUSK]);
  const light = lit(random, stops[2] ?? '#f3e7cf', mix(stops[0] ?? '#6fa3c4', '#3a4a50', 0.5), 0.7);
  const shore = ridge(random, 300, 120);
  raster.below(shore, mix('#3f5f58', stops[1] ?? '#b9d5dc', 0.35), 1, 6);
  raster.below(() => 300, mix(stops[1] ?? '#b9d5dc', '#3f6a7a', 0.45), 1, 4);
  raster.shape((x, y) => Math.max(300 - y, y - (600 - shore(x))), mix('#2f4f4c', stops[1] ?? '#b9d5dc', 0.3), 0.5, 30);
  for (let ripple = 0; ripple < 26; ripple++) {
    const [x, y] = [random.between(-20, 480), random.between(310, 590)];
    raster.bar([x, y], [x + random.between(30, 120), y], 3, mix(stops[2] ?? '#f3e7cf', '#ffffff', 0.2), 0.22);
  }
  if (random.chance(0.5))
    for (let plank = 0; plank < 8; plank++)
      raster.bar([150 - plank * 22, 440 + plank * 22], [330 + plank * 22, 440 + plank * 22], 14, mix('#8a6a4c', '#5a4436', plank / 8), 0.9);
  return light;
};

export const OUTDOORS = {
  sea: { season: 'mild', paint: sea },
  beach: { season: 'summer', paint: beach },
  garden: { season: 'summer', paint: garden },
  blossom: { season: 'mild', paint: blossom },
  park: { season: 'mild', paint: park },
  autumn: { season: 'mild', paint: autumn },
  mountains: { season: 'mild', paint: mountains },
  snow: { season: 'winter', paint: snow },
  field: { season: 'summer', paint: field },
  oldtown: { season: 'mild', paint: oldTown },
  lake: { season: 'mild', paint: lake },
} as const satisfies Record<string, Scene>;
