import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Attack } from './attack.js';
import { type Person, person } from './person.js';

interface Odd {
  readonly attack: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: () => Promise<Buffer>;
  /** Statuses that are an honest answer. */
  readonly expected: readonly number[];
}

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a04060' } });
const jpeg = (): Promise<Buffer> => plain(300, 400).jpeg().toBuffer();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
const LIMIT = 15 * 1024 * 1024;

/** Frames of another colour each, as one WebP. */
const animated = async (): Promise<Buffer> => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
};

const ODD: readonly Odd[] = [
  { attack: '1×16000', name: 'a.png', type: 'image/png', bytes: () => plain(1, 16_000).png().toBuffer(), expected: [200, 422] },
  { attack: '16000×1', name: 'a.png', type: 'image/png', bytes: () => plain(16_000, 1).png().toBuffer(), expected: [200, 422] },
  { attack: '1×1', name: 'a.png', type: 'image/png', bytes: () => plain(1, 1).png().toBuffer(), expected: [200, 422] },
  {
    attack: 'a bomb of 400 megapixels',
    name: 'a.png',
    type: 'image/png',
    bytes: () =>
      sharp({ create: { width: 20_000, height: 20_000, channels: 3, background: '#000' }, limitInputPixels: false })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    expected: [413],
  },
  { attack: '51 megapixels', name: 'a.jpg', type: 'image/jpeg', bytes: () => plain(8500, 6001).jpeg().toBuffer(), expected: [413] },
  {
    attack: 'a picture that is a page as well',
    name: 'a.jpg',
    type: 'image/jpeg',
    bytes: async () => Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]),
    expected: [422],
  },
  { attack: 'SVG', name: 'a.svg', type: 'image/svg+xml', bytes: async () => Buffer.from(SVG), expected: [415, 422] },
  { attack: 'SVG that says it is a PNG', name: 'a.png', type: 'image/png', bytes: async () => Buffer.from(SVG), expected: [415, 422] },
  {
    attack: 'the first half of a JPEG',
    name: 'a.jpg',
    type: 'image/jpeg',
    bytes: async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 2000),
    expected: [422],
  },
  {
    attack: 'the head of a PNG alone',
    name: 'a.png',
    type: 'image/png',
    bytes: async () => (await plain(40, 40).png().toBuffer()).subarray(0, 24),
    expected: [422],
  },
  { attack: 'a JPEG called .exe', name: 'a.exe', type: 'application/octet-stream', bytes: jpeg, expected: [200, 415, 422] },
  { attack: 'a name that climbs', name: '../../../etc/passwd', type: 'image/jpeg', bytes: jpeg, expected: [200, 400, 409] },
  {
    attack: '15 MB and a byte',
    name: 'a.jpg',
    type: 'image/jpeg',
    bytes: async () => Buffer.concat([await jpeg(), Buffer.alloc(LIMIT)]).subarray(0, LIMIT + 1),
    expected: [413],
  },
  { attack: 'no bytes', name: 'a.jpg', type: 'image/jpeg', bytes: async () => Buffer.alloc(0), expected: [400, 422] },
  { attack: 'an animated WebP', name: 'a.webp', type: 'image/webp', bytes: animated, expected: [200, 422] },
  {
    attack: 'an animated GIF',
    name: 'a.gif',
    type: 'image/gif',
    bytes: async () =>
      sharp(await animated(), { animated: true })
        .gif()
        .toBuffer(),
    expected: [415, 422],
  },
];

const whole = async (member: Person, { name, type, bytes }: Odd) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await bytes())], { type }), name);
  return member.ask('/api/profile/photos', { method: 'POST', body: form });
};

/** The same by pieces: what is wrong is said where it begins, or at its end. */
const inPieces = async (member: Person, { bytes }: Odd) => {
  const file = new Uint8Array(await bytes());
  const sha256 = createHash('sha256').update(file).digest('hex');
  const begun = await member.ask('/api/profile/photos/uploads', { method: 'POST', body: { size: file.length, sha256 } });
  if (begun.status !== 200) return begun;
  const { upload } = JSON.parse(begun.text) as { upload: string };
  const headers = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const sent = await member.ask(`/api/uploads/${upload}`, { method: 'PATCH', headers, body: file });
  if (sent.status !== 204) return sent;
  return member.ask(`/api/profile/photos/uploads/${upload}`, { method: 'POST', body: {} });
};

const WAYS = [
  ['whole', whole],
  ['in pieces', inPieces],
] as const;

const photosOf = async (member: Person): Promise<{ id: number }[]> =>
  (JSON.parse((await member.ask('/api/profile')).text) as { photos: { id: number }[] }).photos;

/** What is no photo is refused clearly and leaves nothing behind; what is one is drawn anew. */
export const pictures: Attack = async ({ product: { url }, tried }) => {
  const member = await person(url);
  for (const [odd, way, send] of ODD.flatMap((each) => WAYS.map(([name, sent]) => [each, name, sent] as const))) {
    const before = (await photosOf(member)).length;
    const { status } = await send(member, odd);
    const after = await photosOf(member);
    const stored = after.length - before;
    const ok = odd.expected.includes(status) && stored === (status === 200 ? 1 : 0);
    tried(`picture: ${odd.attack}, ${way}`, odd.expected.join(' or '), `${status}, ${stored} stored`, ok);
    // a free member may have few
    for (const { id } of after) await member.ask(`/api/profile/photos/${id}`, { method: 'DELETE' });
  }
  const { status } = await whole(member, { attack: '', name: 'a.jpg', type: 'image/jpeg', bytes: jpeg, expected: [] });
  tried('an honest picture after all that', '200', String(status), status === 200);
};
