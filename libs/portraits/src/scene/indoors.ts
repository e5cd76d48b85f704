import type { Random } from '../random.js';
import { mix } from '../colour.js';
import type { Raster } from '../raster.js';
import type { Light } from '../light.js';
import { lit, toward } from './parts.js';
import type { Scene } from './kinds.js';

const WALLS = ['#c9b79e', '#8fa39a', '#b98f78', '#6f8088', '#a8a08f', '#5d6b60', '#c4a58c', '#7c6878', '#3f5158', '#b7bdb4'] as const;

/** A plant: leaves from one foot. */
const plant = (raster: Raster, random: Random, x: number, y: number, size: number, tone: string): void => {
  for (let leaf = 0; leaf < 9; leaf++) {
    const angle = -90 + random.between(-70, 70);
    const reach = size * random.between(0.5, 1);
    const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    raster.ellipse(
      x + dx * reach * 0.6,
      y + dy * reach * 0.6,
      reach * 0.5,
      reach * 0.13,
      mix(tone, random.chance(0.5) ? '#1d2f22' : '#a9b86a', random.between(0, 0.4)),
      0.9,
      6,
      angle,
    );
  }
};

const home = (raster: Raster, random: Random): Light => {
  const wall = random.pick(WALLS);
  const light = lit(random, '#ffd8a0', mix(wall, '#3a2a30', 0.5), 0.75);
  raster.gradient([mix(wall, '#fff0d8', 0.14), wall, mix(wall, '#2a1a20', 0.4)]);
  const lamp = toward(light, 396);
  raster.glow(lamp, 170, 250, 260, '#ffdf9e', 0.7);
  raster.rect(lamp - 46, 120, 92, 74, '#ffe9bd', 0.95, 10);
  raster.rect(lamp - 4, 194, 8, 260, mix(wall, '#20141a', 0.6), 0.9);
  const frame = toward(light, 96);
  raster.rect(frame - 56, 70, 112, 140, mix(wall, '#f7eedd', 0.6), 0.9);
  raster.rect(frame - 42, 84, 84, 112, random.pick(['#c9593c', '#3f6f72', '#d9a441', '#7c4a5c', '#e7d7c0']), 0.85);
  raster.ellipse(frame + random.between(-14, 14), 140, 26, 30, random.pick(['#f0c9a0', '#2d3b4f', '#e9e0d0']), 0.8, 10);
  raster.rect(-10, 430, 500, 190, mix(random.pick(['#7c4a3c', '#4a5f5c', '#8a7a5c', '#5c4a63']), wall, 0.25), 1, 14);
  plant(raster, random, toward(light, 40), 430, 190, '#4f6b4a');
  return light;
};

const windowSeat = (raster: Raster, random: Random): Light => {
  const wall = random.pick(['#5c2b33', '#2f4446', '#6b5a4a', '#8b8f86', '#4c3a52', '#a5836a', '#39454f']);
  const sky = random.pick(['#ffcb92', '#e8e4cc', '#cfe2e6', '#ffd9ae']);
  const light = lit(random, mix(sky, '#ffffff', 0.2), mix(wall, '#2a1a28', 0.4), 0.95);
  raster.gradient([wall, mix(wall, '#170b14', 0.55)], [0, 0], [120, 600]);
  const x = toward(light, 372);
  raster.glow(x, 180, 260, 330, sky, 0.6);
  raster.rect(x - 80, -20, 160, 420, mix(sky, '#ffffff', 0.15), 0.96, 8);
  raster.ellipse(x - 30, 360, 90, 60, mix(sky, '#5d7a55', 0.55), 0.7, 40);
  for (const bar of [-80, -4, 72]) raster.rect(x + bar, -20, 10, 430, mix(wall, '#f0e4d2', 0.35), 0.95, 5);
  raster.rect(x - 84, 150, 168, 9, mix(wall, '#f0e4d2', 0.35), 0.95, 5);
  raster.rect(x - 96, 398, 192, 16, mix(wall, '#f0e4d2', 0.4), 0.95, 6);
  raster.rect(toward(light, 250) - 26, -20, 52, 640, mix(wall, sky, 0.3), 0.75, 26, light.side * 2);
  return light;
};

const sunPatch = (raster: Raster, random: Random): Light => {
  const wall = random.pick(['#c9593c', '#d9c2a8', '#6f8a8c', '#b5794e', '#7d8a6a', '#a8606a', '#d2a35c', '#8c9fb0', '#5f4a63']);
  const light = lit(random, '#fff0cf', mix(wall, '#3a2028', 0.5), 0.9);
  raster.gradient([wall, mix(wall, '#35141e', 0.36)], [0, 0], [200, 600]);
  const sun = mix(wall, '#ffe2b0', 0.62);
  const lean = light.side * 22;
  const x = toward(light, 330);
  raster.rect(x - 100, -30, 96, 470, sun, 0.9, 12, lean);
  raster.rect(x + 16, -60, 96, 470, sun, 0.9, 12, lean);
  for (let leaf = 0; leaf < 7; leaf++)
    raster.ellipse(
      x + random.between(-130, 130),
      random.between(20, 420),
      random.between(20, 46),
      random.between(7, 14),
      mix(wall, '#35141e', 0.2),
      0.5,
      10,
      random.between(0, 180),
    );
  return light;
};

const studio = (raster: Raster, random: Random): Light => {
  const tone = random.pick(['#b9b2a6', '#8fa3a8', '#c7a58f', '#6d7a86', '#93876f', '#a88a98', '#4d5a58', '#c9bfae', '#7a4a48', '#d8b98f']);
  const light = lit(random, '#fff4e4', mix(tone, '#3a3038', 0.4), 0.65);
  raster.gradient([mix(tone, '#1c1218', 0.3), tone, mix(tone, '#1c1218', 0.36)]);
  raster.glow(240 + light.side * 60, 250, 330, 360, mix(tone, '#fff6e8', 0.6), 0.85);
  return light;
};

const books = (raster: Raster, random: Random): Light => {
  const light = lit(random, '#ffe2b4', '#4a3228', 0.75);
  const wood = random.pick(['#5a3a28', '#3a2a26', '#7a5a40', '#d8cbb8']);
  raster.gradient([mix(wood, '#170c0c', 0.35), mix(wood, '#170c0c', 0.55)]);
  const spines = random.pick([
    ['#7d2f2c', '#c9a35c', '#2f4446', '#d8c7a8', '#4a2b3f', '#8a5a3c', '#3f5a3c'],
    ['#c96f4a', '#e7d3ae', '#5f7a86', '#8f3f4a', '#3a4a63', '#b9a06a', '#d9d0c0'],
    ['#4f5d6b', '#9b8a70', '#6b3d3a', '#c4b49a', '#2f3a36', '#a8764a', '#7c6a7a'],
  ]);
  for (let shelf = -40; shelf < 600; shelf += 128) {
    let x = -12;
    while (x < 490) {
      const width = random.between(13, 30);
      const height = random.between(78, 112);
      raster.rect(
        x,
        shelf + 118 - height,
        width - 2,
        height,
        mix(random.pick(spines), '#1a0e10', random.between(0, 0.35)),
        0.96,
        4,
        random.chance(0.1) ? 6 : 0,
      );
      x += width + (random.chance(0.07) ? random.between(20, 50) : 0);
    }
    raster.rect(-10, shelf + 118, 500, 10, mix(wood, '#e8c9a0', 0.25), 1, 4);
  }
  raster.glow(toward(light, 420), 120, 320, 380, '#ffd79a', 0.42);
  return light;
};

const cafe = (raster: Raster, random: Random): Light => {
  const wall = random.pick(['#6a4432', '#39504c', '#7d5a44', '#4a3a44', '#8a6f58']);
  const light = lit(random, '#ffd59a', mix(wall, '#241018', 0.4), 0.75);
  raster.gradient([mix(wall, '#150a0c', 0.4), wall, mix(wall, '#150a0c', 0.5)]);
  raster.rect(-10, 210, 500, 8, mix(wall, '#d9a870', 0.5), 0.9);
  for (let jar = 0; jar < 11; jar++)
    raster.rect(
      random.between(0, 470),
      random.between(158, 176),
      random.between(12, 24),
      36,
      random.pick(['#e7d3ae', '#b5653c', '#f0e4d2', '#5f7a5c', '#8a4a3c']),
      0.8,
      5,
    );
  raster.rect(-10, 400, 500, 220, mix(wall, '#1d0f10', 0.5), 0.9, 16);
  for (const x of [60, 215, 400]) {
    const drop = random.between(30, 90);
    raster.rect(x, -10, 4, drop, '#1a0e10', 0.9, 3);
    raster.glow(x, drop + 26, 110, 120, '#ffcf86', 0.6);
    raster.ellipse(x, drop + 12, 30, 17, mix(wall, '#20120f', 0.5), 0.95, 5);
    raster.ellipse(x, drop + 26, 20, 10, '#fff0c4', 1, 8);
  }
  return light;
};

const kitchen = (raster: Raster, random: Random): Light => {
  const tile = random.pick(['#e6ded0', '#a9bcb4', '#d3b79c', '#9fb2bd']);
  const light = lit(random, '#fff3d8', mix(tile, '#4a4a52', 0.5), 0.7);
  raster.gradient([mix(tile, '#ffffff', 0.2), mix(tile, '#6a5a52', 0.3)]);
  for (let y = 0; y < 420; y += 34) raster.rect(-10, y, 500, 2.5, mix(tile, '#7a6a62', 0.5), 0.6, 4);
  for (let x = 0; x < 490; x += 48) raster.rect(x, -10, 2.5, 420, mix(tile, '#7a6a62', 0.5), 0.5, 4);
  raster.rect(-10, 128, 500, 12, '#8a5f40', 1, 5);
  for (let pot = 0; pot < 9; pot++) {
    const [x, high] = [random.between(0, 460), random.between(26, 58)];
    raster.rect(
      x,
      128 - high,
      random.between(20, 40),
      high,
      random.pick(['#c9593c', '#f2ead9', '#3f5a55', '#d9a441', '#7c8f9b', '#5a3a30']),
      0.9,
      6,
    );
  }
  plant(raster, random, toward(light, 60), 130, 110, '#6a8a52');
  raster.rect(-10, 420, 500, 200, random.pick(['#b98a5c', '#e9e0d0', '#5c4a40']), 1, 8);
  raster.glow(toward(light, 440), 90, 300, 340, '#fff2cf', 0.6);
  return light;
};

const gallery = (raster: Raster, random: Random): Light => {
  const wall = random.pick(['#e6e0d6', '#d9d3ca', '#8f2f3a', '#33444c', '#cfd4d2']);
  const light = lit(random, '#fff8ec', mix(wall, '#4a4048', 0.45), 0.6);
  raster.gradient([wall, mix(wall, '#5a4a4c', 0.3)]);
  const art = ['#c9593c', '#2f5563', '#e2b659', '#3a2140', '#f1e6d2', '#7d8a5a', '#e79a84', '#1f2a3a'];
  for (const x of [30, 330]) {
    const [width, height, y] = [random.between(110, 160), random.between(150, 230), random.between(50, 110)];
    raster.rect(x - 8, y - 8, width + 16, height + 16, mix(wall, '#20141a', 0.75), 0.95, 4);
    raster.rect(x, y, width, height, random.pick(art), 1, 4);
    for (let stroke = 0; stroke < 5; stroke++)
      raster.ellipse(
        x + random.between(20, width - 20),
        y + random.between(20, height - 20),
        random.between(12, 40),
        random.between(10, 46),
        random.pick(art),
        0.85,
        8,
        random.between(0, 180),
      );
  }
  raster.rect(-10, 470, 500, 150, mix(wall, '#6a4a38', 0.6), 1, 12);
  return light;
};

const workshop = (raster: Raster, random: Random): Light => {
  const wall = random.pick(['#6d6a5c', '#55636a', '#7a5c4a', '#8d8474']);
  const light = lit(random, '#ffe0ae', mix(wall, '#2a1c20', 0.45), 0.85);
  raster.gradient([mix(wall, '#20161a', 0.3), wall, mix(wall, '#20161a', 0.45)]);
  raster.rect(40, 60, 400, 150, mix(wall, '#b98a5c', 0.5), 0.85, 6);
  for (let tool = 0; tool < 12; tool++)
    raster.bar(
      [60 + tool * 32, 76],
      [60 + tool * 32 + random.between(-8, 8), random.between(130, 196)],
      random.between(6, 14),
      random.pick(['#2a2024', '#b9552f', '#c9c0b4', '#4a3a30', '#d9a441']),
      0.85,
    );
  raster.rect(-10, 420, 500, 200, '#7a5238', 0.95, 10);
  for (let pot = 0; pot < 6; pot++)
    raster.ellipse(
      random.between(20, 460),
      random.between(390, 414),
      random.between(14, 26),
      random.between(18, 34),
      random.pick(['#d9c7ae', '#a5593c', '#5f7a86', '#3a2a2c']),
      0.9,
      5,
    );
  raster.glow(toward(light, 430), 60, 300, 320, '#ffe6b4', 0.6);
  return light;
};

export const INDOORS = {
  home: { season: 'indoors', paint: home },
  window: { season: 'indoors', paint: windowSeat },
  sunpatch: { season: 'indoors', paint: sunPatch },
  studio: { season: 'indoors', paint: studio },
  books: { season: 'indoors', paint: books },
  cafe: { season: 'indoors', paint: cafe },
  kitchen: { season: 'indoors', paint: kitchen },
  gallery: { season: 'indoors', paint: gallery },
  workshop: { season: 'indoors', paint: workshop },
} as const satisfies Record<string, Scene>;
