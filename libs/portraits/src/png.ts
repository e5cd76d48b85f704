import type { Raster } from './raster.js';

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const crc = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 255] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};

const adler = (bytes: Uint8Array): number => {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
};

const chunk = (kind: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(body.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc(named), named.length + 4);
  return whole;
};

/** A zlib stream of stored blocks: the picture is tiny, and packing it would differ between versions of zlib. */
const stored = (bytes: Buffer): Buffer => {
  const parts: Buffer[] = [Buffer.from([0x78, 0x01])];
  for (let at = 0; at < bytes.length; at += 65535) {
    const block = bytes.subarray(at, at + 65535);
    const head = Buffer.alloc(5);
    head.writeUInt8(at + 65535 >= bytes.length ? 1 : 0, 0);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(~block.length & 0xffff, 3);
    parts.push(head, block);
  }
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(adler(bytes), 0);
  return Buffer.concat([...parts, tail]);
};

const byte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** The rows of a raster as PNG wants them: a filter byte (none), then the cells with alpha split off again. */
const rowsOf = (raster: Raster, channels: 3 | 4): Buffer => {
  const { columns, rows, data } = raster;
  const bytes = Buffer.alloc(rows * (columns * channels + 1));
  let at = 0;
  for (let cell = 0; cell < data.length; cell += 4) {
    if ((cell / 4) % columns === 0) bytes[at++] = 0;
    const alpha = channels === 3 ? 1 : (data[cell + 3] as number);
    for (let channel = 0; channel < 3; channel++) bytes[at++] = alpha > 0.002 ? byte((data[cell + channel] as number) / alpha) : 0;
    if (channels === 4) bytes[at++] = byte(alpha * 255);
  }
  return bytes;
};

/** The raster as a PNG data address, with or without transparency. */
export const pngOf = (raster: Raster, transparent: boolean): string => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(raster.columns, 0);
  head.writeUInt32BE(raster.rows, 4);
  head.set([8, transparent ? 6 : 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = stored(rowsOf(raster, transparent ? 4 : 3));
  const png = Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
  return `data:image/png;base64,${png.toString('base64')}`;
};
