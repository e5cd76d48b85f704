import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { Refusal } from '@rendezvous/server/refusal';
import { DiskStorage } from '@rendezvous/server/storage';
import sharp from 'sharp';
import { givenPicture } from '../testing/pictures.js';
import { storageKey } from './photo-urls.rules.js';
import { PhotoPipeline } from './photo-pipeline.service.js';

let folder: string;
let storage: DiskStorage;
let pipeline: PhotoPipeline;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rendezvous-photos-'));
  storage = new DiskStorage(folder, { durable: false });
  pipeline = new PhotoPipeline(storage);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const kept = async (key: string, variant: 160 | 480 | 1280 | 'blur'): Promise<Buffer> =>
  (await storage.get(storageKey(key, variant)))!.bytes;

const refusalOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    await pipeline.store(bytes);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (await readdir(folder)).length === 0 ? error.code : `${error.code}, but something was stored`;
  }
  return 'stored';
};

/** Wraps data into a PNG chunk; the checksum is that of zlib's CRC, computed bit by bit. */
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
};

/** A picture that is small as a file and huge once it is decoded. */
const bomb = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('what is refused, with nothing stored', () => {
  test('an empty file, text, and a page', async () => {
    for (const bytes of ['', 'hello', '<html><body>hello</body></html>'])
      expect(await refusalOf(Buffer.from(bytes))).toBe('account.photo-unreadable');
  });

  test('an SVG, also behind a byte order mark or a declaration', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100"/></svg>';
    for (const text of [svg, `\ufeff${svg}`, `<?xml version="1.0"?>${svg}`])
      expect(await refusalOf(Buffer.from(text))).toBe('account.photo-unreadable');
  });

  test('a GIF, although it is a picture', async () => {
    expect(
      await refusalOf(
        await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      ),
    ).toBe('account.photo-unreadable');
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that was cut off', async (format) => {
    const whole = await givenPicture(format);
    expect(await refusalOf(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('account.photo-unreadable');
  });

  test('a file that begins like a picture and goes on as noise', async () => {
    expect(await refusalOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 7)]))).toBe('account.photo-unreadable');
  });

  test('a picture that is a page as well', async () => {
    const picture = await givenPicture('jpeg');
    expect(await refusalOf(Buffer.concat([picture, Buffer.from('<ScRiPt >alert(1)</script>')]))).toBe('account.photo-unreadable');
    expect(await refusalOf(Buffer.concat([picture, Buffer.from('<?php system($_GET[0]);')]))).toBe('account.photo-unreadable');
  });

  test('a decompression bomb: 33 kB that would take 100 megapixels', async () => {
    const bytes = bomb(10_000, 10_000);
    expect(bytes.length).toBeLessThan(40_000);
    expect(await refusalOf(bytes)).toBe('account.photo-too-large');
  });

  test('one pixel row more than 50 megapixels', async () => {
    expect(await refusalOf(bomb(10_000, 5001))).toBe('account.photo-too-large');
  });

  test('15 MB and one byte', async () => {
    expect(await refusalOf(Buffer.alloc(15 * 1024 * 1024 + 1))).toBe('account.photo-too-large');
  });
});

test('exactly 50 megapixels are taken', async () => {
  expect(await refusalOf(bomb(10_000, 5000))).toBe('stored');
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s becomes three widths, a blurred picture and a placeholder', async (format) => {
  const photo = await pipeline.store(await givenPicture(format, { width: 2000, height: 2500 }));
  expect(photo).toMatchObject({ width: 1280, height: 1600, key: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(photo.placeholder.length).toBeLessThan(600);
  for (const width of [160, 480, 1280] as const) {
    const { format: kind, width: found } = await sharp(await kept(photo.key, width)).metadata();
    expect([kind, found]).toEqual(['webp', width]);
  }
});

test('a small photo is not blown up, a very tall one is cut to fit', async () => {
  expect(await pipeline.store(await givenPicture('jpeg', { width: 300, height: 200 }))).toMatchObject({ width: 300, height: 200 });
  expect(await pipeline.store(await givenPicture('jpeg', { width: 500, height: 5000 }))).toMatchObject({ height: 2048 });
});

test('orientation is applied and metadata dropped', async () => {
  const turned = await sharp(await givenPicture('jpeg', { width: 640, height: 480 }))
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  const photo = await pipeline.store(turned);
  expect(photo).toMatchObject({ width: 480, height: 640 });
  for (const variant of [160, 480, 1280, 'blur'] as const) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(await kept(photo.key, variant)).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  }
});

test('the blurred picture keeps nothing that could be sharpened again', async () => {
  // Fine stripes: in the blurred picture they must be one even grey.
  const width = 640;
  const stripes = Buffer.alloc(width * width * 3);
  for (let index = 0; index < width * width; index += 1)
    stripes.fill(Math.floor((index % width) / 8) % 2 === 0 ? 0 : 255, index * 3, index * 3 + 3);
  const photo = await pipeline.store(
    await sharp(stripes, { raw: { width, height: width, channels: 3 } })
      .png()
      .toBuffer(),
  );
  const bytes = await kept(photo.key, 'blur');
  const { channels } = await sharp(bytes).stats();
  expect(bytes.length).toBeLessThan(5000);
  expect(channels[0]!.stdev).toBeLessThan(8);
});

test('what is removed is gone', async () => {
  const photo = await pipeline.store(await givenPicture());
  await pipeline.remove(photo.key);
  expect(await storage.get(storageKey(photo.key, 480))).toBeNull();
  expect(await storage.get(storageKey(photo.key, 'blur'))).toBeNull();
});

const frame = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

describe('odd shapes', () => {
  test.each([
    [1, 16_000],
    [16_000, 1],
    [1, 1],
    [2, 60_000],
    [3, 1],
  ])('a picture of %s × %s is kept in every rendition', async (width, height) => {
    const { key, placeholder, ...size } = await pipeline.store(bomb(width, height));
    expect(Math.max(size.width / 1280, size.height / 2048)).toBeLessThanOrEqual(1);
    for (const variant of [160, 480, 1280, 'blur'] as const) {
      const rendition = await sharp(await kept(key, variant)).metadata();
      expect([rendition.format, Math.max(rendition.width, rendition.height) <= 2048]).toEqual(['webp', true]);
    }
    expect((await sharp(Buffer.from(placeholder.split(',')[1]!, 'base64')).metadata()).format).toBe('webp');
  });

  test('of an animation the first picture is kept', async () => {
    const animated = await sharp([await frame('red'), await frame('blue'), await frame('lime')], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(3);
    const { key, width, height } = await pipeline.store(animated);
    expect([width, height, (await sharp(await kept(key, 480)).metadata()).pages ?? 1]).toEqual([40, 30, 1]);
  });
});

const half = (fill: string, x: number, y: number): string => `<rect x="${x}" y="${y}" width="200" height="100" fill="${fill}"/>`;

/** Red, green, blue and white, clockwise from the top left; wider than tall. */
const quarters = (orientation?: number): Promise<Buffer> => {
  const all = [half('#f00', 0, 0), half('#0f0', 200, 0), half('#00f', 200, 100), half('#fff', 0, 100)].join('');
  return sharp(Buffer.from(`<svg width="400" height="200">${all}</svg>`))
    .flatten()
    .withMetadata({ orientation })
    .png()
    .toBuffer();
};

describe('a photo that is turned and cut', () => {
  const COLOURS: Readonly<Record<string, string>> = { '1,0,0': 'red', '0,1,0': 'green', '0,0,1': 'blue', '1,1,1': 'white' };
  /** The colours in the corners, clockwise from the top left. */
  const corners = async (key: string): Promise<string[]> => {
    const { data, info } = await sharp(await kept(key, 480))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const from = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels;
      return COLOURS[[...data.subarray(from, from + 3)].map((part) => Math.round(part / 255)).join(',')] ?? 'other';
    };
    return [at(0.1, 0.1), at(0.9, 0.1), at(0.9, 0.9), at(0.1, 0.9)];
  };

  test.each([
    [{}, 400, 200, ['red', 'green', 'blue', 'white']],
    [{ turn: '90' }, 200, 400, ['white', 'red', 'green', 'blue']],
    [{ turn: '180' }, 400, 200, ['blue', 'white', 'red', 'green']],
    [{ turn: '270' }, 200, 400, ['green', 'blue', 'white', 'red']],
    [{ crop: [500, 0, 500, 500] }, 200, 100, ['green', 'green', 'green', 'green']],
    [{ crop: [0, 500, 500, 500] }, 200, 100, ['white', 'white', 'white', 'white']],
    [{ turn: '90', crop: [500, 0, 500, 500] }, 100, 200, ['red', 'red', 'red', 'red']],
    [{ turn: '270', crop: [0, 500, 1000, 500] }, 200, 200, ['red', 'white', 'white', 'red'].toReversed()],
    [{ crop: [0, 0, 1000, 1000] }, 400, 200, ['red', 'green', 'blue', 'white']],
  ] as const)('%j', async (edit, width, height, expected) => {
    const stored = await pipeline.store(await quarters(), edit as never);
    expect([stored.width, stored.height]).toEqual([width, height]);
    expect(await corners(stored.key)).toEqual(expected);
  });

  test('stands upright first', async () => {
    const stored = await pipeline.store(await quarters(6), { crop: [500, 0, 500, 500] });
    expect([stored.width, stored.height]).toEqual([100, 200]);
    expect(await corners(stored.key)).toEqual(['red', 'red', 'red', 'red']);
  });

  test.each([
    [99, 300],
    [501, 100],
    [100, 501],
  ])('what becomes a photo now is not %s × %s', async (width, height) => {
    await expect(pipeline.take(await givenPicture('jpeg', { width, height }))).rejects.toMatchObject({ code: 'account.photo-shape' });
    expect(await readdir(folder)).toEqual([]);
  });

  test('nor is what is left of it when it is cut', async () => {
    const picture = await givenPicture('jpeg', { width: 500, height: 400 });
    await expect(pipeline.take(picture, { crop: [0, 0, 190, 1000] })).rejects.toMatchObject({ code: 'account.photo-shape' });
    expect(await pipeline.take(picture, { crop: [0, 0, 200, 1000] })).toMatchObject({ width: 100, height: 400 });
    expect(await pipeline.take(await givenPicture('png', { width: 500, height: 100 }))).toMatchObject({ width: 500, height: 100 });
  });

  test('a part of a tiny one is at least a pixel', async () => {
    const tiny = await givenPicture('png', { width: 1, height: 3 });
    expect(await pipeline.store(tiny, { crop: [900, 900, 100, 100] })).toMatchObject({ width: 1, height: 1 });
  });
});
