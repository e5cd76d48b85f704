import type { HairParts } from '../hair/kit.js';
import { mix } from '../colour.js';
import { d, fill, outline, sliver, stroke, type Cubic, type Point } from '../path.js';
import type { Sitter } from '../sitter.js';
import { clothTones, type ClothTones } from './dress.js';
import type { Hat } from './outfit.js';

/** Points over the head, moved a little with the pose and sized to the head. */
const over = ({ head }: Sitter): ((x: number, y: number, depth?: number) => Point) => {
  const scale = head.width / 77;
  return (x, y, depth = 0.3) => head.place(x * scale, y, depth);
};

const beanie = (sitter: Sitter, tones: ClothTones): string => {
  const at = over(sitter);
  const dome = outline([at(-87, -44), at(-88, -78), at(-64, -122), at(0, -146), at(64, -122), at(88, -78), at(87, -44), at(0, -52)]);
  const band = outline([
    at(-89, -34),
    at(-90, -62),
    at(-46, -78),
    at(0, -82),
    at(46, -78),
    at(90, -62),
    at(89, -34),
    at(46, -48),
    at(0, -53),
    at(-46, -48),
  ]);
  const ribs = Array.from({ length: 13 }, (_, index) => {
    const x = -78 + index * 13;
    return d`M${at(x, -40 - (1 - (x / 90) ** 2) * 12)}L${at(x * 0.98, -64 - (1 - (x / 90) ** 2) * 15)}`;
  });
  const knits = [-60, -36, -12, 12, 36, 60].map((x) => sliver([at(x, -80), at(x * 0.96, -104), at(x * 0.7, -124), at(x * 0.2, -142)], 5));
  return (
    fill(dome, tones.base) +
    fill(knits.join(''), tones.deep, 0.26) +
    fill(band, mix(tones.base, tones.light, 0.22)) +
    stroke(ribs.join(''), tones.deep, 2.6, 0.3)
  );
};

const cap = (sitter: Sitter, tones: ClothTones): string => {
  const at = over(sitter);
  const dome = outline([
    at(-84, -50),
    at(-84, -82),
    at(-58, -120),
    at(0, -138),
    at(58, -120),
    at(84, -82),
    at(84, -50),
    at(40, -66),
    at(0, -70),
    at(-40, -66),
  ]);
  const brim = d`M${at(-72, -58, 0.8)}C${at(-60, -74, 0.8)} ${at(60, -74, 0.8)} ${at(72, -58, 0.8)}C${at(80, -46, 1.3)} ${at(52, -34, 1.6)} ${at(0, -34, 1.6)}C${at(-52, -34, 1.6)} ${at(-80, -46, 1.3)} ${at(-72, -58, 0.8)}Z`;
  const seams = d`M${at(0, -137)}C${at(2, -112)} ${at(2, -90)} ${at(0, -70)}M${at(0, -137)}C${at(-34, -120)} ${at(-48, -96)} ${at(-50, -68)}M${at(0, -137)}C${at(34, -120)} ${at(48, -96)} ${at(50, -68)}`;
  return (
    fill(dome, tones.base) +
    stroke(seams, tones.deep, 1.8, 0.35) +
    fill(brim, mix(tones.base, tones.dark, 0.55)) +
    stroke(d`M${at(-66, -50, 1)}C${at(-40, -40, 1.5)} ${at(40, -40, 1.5)} ${at(66, -50, 1)}`, tones.light, 2, 0.4)
  );
};

const sunhat = (sitter: Sitter, tones: ClothTones): string => {
  const at = over(sitter);
  const brim = d`M${at(-158, -62)}C${at(-150, -104)} ${at(150, -104)} ${at(158, -62)}C${at(150, -36)} ${at(70, -42, 0.8)} ${at(0, -42, 0.8)}C${at(-70, -42, 0.8)} ${at(-150, -36)} ${at(-158, -62)}Z`;
  const crown = outline([at(-82, -66), at(-76, -112), at(-50, -142), at(0, -150), at(50, -142), at(76, -112), at(82, -66), at(0, -56)]);
  const ribbon = outline([at(-83, -62), at(-81, -84), at(0, -76), at(81, -84), at(83, -62), at(0, -53)]);
  const weave = [0, 1, 2, 3]
    .map(
      (row) =>
        d`M${at(-150 + row * 12, -60 - row * 5)}C${at(-90, -48 - row * 6, 0.6)} ${at(90, -48 - row * 6, 0.6)} ${at(150 - row * 12, -60 - row * 5)}`,
    )
    .join('');
  return (
    fill(brim, tones.base) +
    stroke(weave, tones.deep, 1.6, 0.22) +
    fill(crown, mix(tones.base, tones.light, 0.2)) +
    fill(ribbon, mix(tones.deep, '#7d2f2c', 0.3))
  );
};

const beret = (sitter: Sitter, tones: ClothTones): string => {
  const at = over(sitter);
  const side = sitter.look.hair.side;
  const body = outline([
    at(-side * 82, -62),
    at(-side * 88, -96),
    at(-side * 40, -138),
    at(side * 30, -146),
    at(side * 104, -122),
    at(side * 112, -86),
    at(side * 84, -58),
    at(0, -78),
  ]);
  const band = d`M${at(-side * 82, -58)}C${at(-side * 50, -82)} ${at(side * 50, -82)} ${at(side * 84, -54)}`;
  const fold = sliver([at(-side * 60, -90), at(0, -118), at(side * 60, -114), at(side * 100, -92)], side * 7);
  return (
    fill(body, tones.base) +
    fill(fold, tones.deep, 0.3) +
    stroke(band, tones.dark, 8) +
    fill(sliver([at(side * 6, -146), at(side * 8, -152), at(side * 9, -156), at(side * 12, -160)], 5), tones.dark)
  );
};

const flatcap = (sitter: Sitter, tones: ClothTones): string => {
  const at = over(sitter);
  const body = outline([
    at(-88, -52),
    at(-92, -84),
    at(-62, -122),
    at(0, -132),
    at(62, -122),
    at(92, -84),
    at(88, -52),
    at(48, -64),
    at(0, -70),
    at(-48, -64),
  ]);
  const brim = d`M${at(-66, -58, 0.8)}C${at(-50, -72, 0.8)} ${at(50, -72, 0.8)} ${at(66, -58, 0.8)}C${at(70, -44, 1.4)} ${at(40, -42, 1.4)} ${at(0, -42, 1.4)}C${at(-40, -42, 1.4)} ${at(-70, -44, 1.4)} ${at(-66, -58, 0.8)}Z`;
  const tweed = [-60, -30, 0, 30, 60].map((x) => d`M${at(x, -64)}C${at(x * 1.1, -84)} ${at(x * 1.02, -108)} ${at(x * 0.6, -126)}`).join('');
  return (
    fill(body, tones.base) +
    stroke(tweed, tones.deep, 1.8, 0.25) +
    stroke(d`M${at(-84, -76)}C${at(-40, -92)} ${at(40, -92)} ${at(84, -76)}`, tones.light, 1.8, 0.3) +
    fill(brim, mix(tones.base, tones.dark, 0.6))
  );
};

const HATS: Record<Exclude<Hat, 'none'>, (sitter: Sitter, tones: ClothTones) => string> = { beanie, cap, sunhat, beret, flatcap };

/** A hat over the hair. */
export const drawHat = (sitter: Sitter, hat: Hat, color: string): string =>
  hat === 'none' ? '' : HATS[hat](sitter, clothTones(color, sitter));

/** A hijab: a cloth around the face, pinned at the side and laid over the shoulders. */
export const drawHijab = (sitter: Sitter, color: string): HairParts => {
  const tones = clothTones(color, sitter);
  const { head, look } = sitter;
  const at = over(sitter);
  const chin = head.length;
  const side = look.hair.side;
  const opening: Point[] = [
    at(0, -72, 0.6),
    at(40, -64, 0.6),
    at(66, -30, 0.6),
    at(71, 8, 0.6),
    at(64, 52, 0.7),
    at(44, chin - 16, 0.8),
    at(0, chin + 5, 0.9),
    at(-44, chin - 16, 0.8),
    at(-64, 52, 0.7),
    at(-71, 8, 0.6),
    at(-66, -30, 0.6),
    at(-40, -64, 0.6),
  ];
  const outer: Point[] = [
    at(0, -132, 0.1),
    at(56, -118, 0.1),
    at(94, -60, 0.1),
    at(98, 10, 0.1),
    at(96, 70, 0.1),
    at(112, 130, 0),
    at(150, 196, 0),
    at(90, 262, 0),
    at(0, 286, 0),
    at(-90, 262, 0),
    at(-150, 196, 0),
    at(-112, 130, 0),
    at(-96, 70, 0.1),
    at(-98, 10, 0.1),
    at(-94, -60, 0.1),
    at(-56, -118, 0.1),
  ];
  const cloth = `<path d="${outline(outer)}${outline(opening)}" fill="${tones.base}" fill-rule="evenodd"/>`;
  const folds: Cubic[] = [
    [at(-side * 60, -96), at(-side * 92, -30), at(-side * 84, 60), at(-side * 20, 150, 0)],
    [at(-side * 76, -60), at(-side * 96, 10), at(-side * 86, 90), at(side * 10, 190, 0)],
    [at(side * 62, -92), at(side * 96, -20), at(side * 88, 80), at(side * 60, 170, 0)],
    [at(-side * 88, 100, 0), at(-side * 50, 170, 0), at(side * 20, 210, 0), at(side * 96, 220, 0)],
    [at(-side * 110, 150, 0), at(-side * 60, 220, 0), at(side * 10, 250, 0), at(side * 70, 256, 0)],
    [at(side * 84, 60, 0), at(side * 70, 120, 0), at(side * 20, 150, 0), at(-side * 40, 160, 0)],
  ];
  const shadow = stroke(outline(opening), sitter.skin.deep, 5, 0.28);
  const bands =
    fill(folds.map((fold) => sliver(fold, side * 9)).join(''), tones.deep, 0.28) +
    fill(
      folds
        .slice(0, 4)
        .map((fold) => sliver(fold, -side * 6))
        .join(''),
      tones.light,
      0.3,
    );
  return {
    back: '',
    front: shadow + cloth + bands + stroke(outline(opening), tones.dark, 3, 0.5),
    shadow: { reach: -40, amount: 0.34 },
    ears: false,
  };
};

/** A turban of long cloth in layers that meet over the forehead. */
export const drawTurban = (sitter: Sitter, color: string): HairParts => {
  const tones = clothTones(color, sitter);
  const at = over(sitter);
  const side = sitter.look.hair.side;
  const dome = outline([
    at(-84, 4),
    at(-98, -40),
    at(-96, -96),
    at(-58, -150),
    at(0, -166),
    at(58, -150),
    at(96, -96),
    at(98, -40),
    at(84, 4),
    at(72, -30),
    at(44, -58),
    at(0, -72),
    at(-44, -58),
    at(-72, -30),
  ]);
  const layer = (row: number, way: 1 | -1): Cubic => [
    at(-way * (84 + row * 2), -18 - row * 21),
    at(-way * 56, -72 - row * 18),
    at(way * 6, -92 - row * 16),
    at(way * (58 - row * 2), -118 - row * 9),
  ];
  const wraps = [0, 1, 2, 3, 4];
  const dark =
    wraps.map((row) => sliver(layer(row, side), side * -7)).join('') +
    wraps
      .slice(0, 4)
      .map((row) => sliver(layer(row, -side as 1 | -1), side * 6))
      .join('');
  const light = wraps.map((row) => sliver(layer(row + 0.4, side), side * -5)).join('');
  const peak = outline([at(-26, -66), at(0, -74), at(26, -66), at(12, -96), at(0, -112), at(-12, -96)]);
  return {
    back: '',
    front:
      fill(dome, tones.base) + fill(light, tones.light, 0.34) + fill(dark, tones.deep, 0.36) + fill(peak, mix(tones.base, tones.dark, 0.5)),
    shadow: { reach: -44, amount: 0.36 },
    ears: true,
  };
};
