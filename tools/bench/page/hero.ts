import sharp from 'sharp';

const WIDTH = 720;
const HEIGHT = 900;
/** Random colours are drawn this coarse, so that the picture weighs as much as a photo of its size. */
const GRAIN = 10;
const BYTES = 33 * 1024;

/** The same numbers every time. */
const pixels = (count: number): Buffer => {
  let state = 20_261_121;
  return Buffer.from(Array.from({ length: count }, () => (state = (state * 48_271) % 2_147_483_647) & 0xff));
};

/** A picture of at most 33 KB, as near to it as the encoder comes. */
export const drawHero = async (): Promise<Buffer> => {
  const [width, height] = [WIDTH / GRAIN, HEIGHT / GRAIN];
  const large = await sharp(pixels(width * height * 3), { raw: { width, height, channels: 3 } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .png()
    .toBuffer();
  let hero = Buffer.alloc(0);
  for (let quality = 1; quality <= 100; quality++) {
    const next = await sharp(large).webp({ quality }).toBuffer();
    if (next.length > BYTES) break;
    hero = next;
  }
  return hero;
};
