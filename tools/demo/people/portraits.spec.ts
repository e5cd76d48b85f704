import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { HAIR_STYLES, type HairStyle, type Look, SCENE_NAMES, drawPortrait, placeholderOf, shotOf } from '@rendezvous/portraits';
import { demoPerson } from './demo-person.js';

const SEED = 7;
const lookAt = (index: number): Look => demoPerson(SEED, index).look;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const worn = (style: HairStyle): Look => ({ ...lookAt(20), hair: { ...lookAt(20).hair, style } });

test('the same look and number give the same picture', () => {
  expect(drawPortrait(lookAt(11), 2)).toBe(drawPortrait(lookAt(11), 2));
});

test('pictures are those they have always been', () => {
  const pictures = [0, 40, 77, 512].flatMap((index) => [0, 3].map((shot) => hashOf(drawPortrait(lookAt(index), shot))));
  expect(pictures.join(' ')).toMatchInlineSnapshot(
    `"f42ef16ca5778762 081fb7e54967b0a9 246472b0fb5c7493 561eeeab3a855ecc ab1501bd45ce0fac 879fb78de14bde42 3138b8333f87cb1f 91029936b89e6fc4"`,
  );
});

test('every paint and cut that a picture refers to is in it, once, and every number is a number', () => {
  for (let index = 0; index < 16; index++) {
    const svg = drawPortrait(lookAt(index * 7), index % 8).replaceAll(/href="[^"]*"/g, '');
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    expect(/NaN|undefined|Infinity|null/.exec(svg)).toBeNull();
  }
});

test('every hair style can be drawn, rendered, and told from the others', async () => {
  const drawn = HAIR_STYLES.map((style) => drawPortrait(worn(style), 1));
  expect(new Set(drawn).size).toBe(HAIR_STYLES.length);
  for (const svg of drawn) expect(await sharp(Buffer.from(svg), { density: 6 }).metadata()).toMatchObject({ width: 40, height: 50 });
});

test('a person’s pictures show other places and poses', () => {
  for (let index = 0; index < 50; index++) {
    const shots = Array.from({ length: 8 }, (_, shot) => shotOf(lookAt(index), shot));
    expect(new Set(shots.map(({ scene }) => scene)).size).toBe(8);
    expect(new Set(shots.map(({ tilt, pose }) => `${tilt} ${pose.turn}`)).size).toBe(8);
  }
});

test('every place is somebody’s main picture', () => {
  const places = new Set(Array.from({ length: 400 }, (_, index) => shotOf(lookAt(index), 0).scene));
  expect([...places].toSorted()).toEqual(SCENE_NAMES.toSorted());
});

/** Light and dark of a picture in 240 bits: whether each of 16 × 15 places is brighter than its right neighbour. */
const fingerprint = async (index: number): Promise<readonly boolean[]> => {
  const pixels = await sharp(Buffer.from(drawPortrait(lookAt(index), 0)), { density: 8 })
    .greyscale()
    .resize(17, 15, { fit: 'fill' })
    .raw()
    .toBuffer();
  return Array.from({ length: 240 }, (_, bit) => {
    const at = Math.floor(bit / 16) * 17 + (bit % 16);
    return (pixels[at] ?? 0) < (pixels[at + 1] ?? 0);
  });
};

test('no two of twenty-four main pictures look alike from afar', async () => {
  const prints = await Promise.all(Array.from({ length: 24 }, (_, step) => fingerprint(step * 70)));
  let least = 240;
  for (const [index, print] of prints.entries())
    for (const other of prints.slice(0, index)) least = Math.min(least, print.filter((bit, place) => bit !== other[place]).length);
  expect(least).toBeGreaterThan(12);
});

test('no two of three thousand people have the same face', () => {
  const faces = Array.from({ length: 3000 }, (_, index) => JSON.stringify({ ...lookAt(index), seed: 0 }));
  expect(new Set(faces).size).toBe(3000);
});

const cells = async (image: Buffer): Promise<number[]> => [
  ...(await sharp(image).flatten().resize(6, 7, { fit: 'fill' }).removeAlpha().raw().toBuffer()),
];

describe('the placeholder', () => {
  test('is a tiny PNG in fewer than 300 bytes', async () => {
    for (let index = 0; index < 40; index++) {
      const address = placeholderOf(lookAt(index), 0);
      expect(address.length).toBeLessThanOrEqual(300);
      expect(await sharp(Buffer.from(address.split(',')[1] ?? '', 'base64')).metadata()).toMatchObject({
        format: 'png',
        width: 6,
        height: 7,
      });
    }
  });

  test('has the colours of the picture', async () => {
    for (let index = 0; index < 6; index++) {
      const [small, large] = await Promise.all([
        cells(Buffer.from(placeholderOf(lookAt(index), 0).split(',')[1] ?? '', 'base64')),
        cells(Buffer.from(drawPortrait(lookAt(index), 0))),
      ]);
      const off = small.reduce((sum, value, at) => sum + Math.abs(value - (large[at] ?? 0)), 0) / small.length;
      expect(off).toBeLessThan(34);
    }
  });
});
