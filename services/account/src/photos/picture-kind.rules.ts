const ascii = (bytes: Uint8Array, from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What kind of picture the first bytes announce; null for anything that we do not take, whatever its name says. */
export const pictureKind = (bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32))) return 'avif';
  return null;
};

/**
 * True when a file is a picture and a page or program at the same time. What we store is drawn anew and clean in any case;
 * such a file was made to deceive, so it is refused.
 */
export const isPolyglot = (bytes: Uint8Array): boolean =>
  /<(?:script|html|svg|!doctype|\?php)[\s>]/i.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
