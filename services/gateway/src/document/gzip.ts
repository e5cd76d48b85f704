import { constants, crc32, deflateRawSync } from 'node:zlib';
import { type DocumentPart, bytesOf } from './document-parts.js';

/** Of RFC 1952: magic number, deflate, no flags, no time, nothing said of level and system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const END = Buffer.from([3, 0]);

/** Shorter pieces do not get shorter, or not enough to be worth the time. */
const WORTH = 256;

/** What is compressed for one document only. */
const OWN = { level: 6, finishFlush: constants.Z_FULL_FLUSH } as const;

const trailer = (whole: Buffer): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(crc32(whole));
  bytes.writeUInt32LE(whole.length % 2 ** 32, 4);
  return bytes;
};

/** A block of what stands in it as it is. */
const stored = (bytes: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
};

const deflated = (part: DocumentPart): Buffer => {
  if (typeof part !== 'string') return part.deflated;
  const bytes = Buffer.from(part);
  return bytes.length < WORTH ? stored(bytes) : deflateRawSync(bytes, OWN);
};

/**
 * A document as one gzip stream, in which what is shared was compressed before: after a full flush a deflate stream refers to nothing before
 * it, so that pieces of several can follow each other.
 */
export const gzipOf = (parts: readonly DocumentPart[]): Buffer =>
  Buffer.concat([HEADER, ...parts.map(deflated), END, trailer(bytesOf(parts))]);
