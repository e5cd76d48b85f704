import { extname } from 'node:path';

const KEY = /^(?!.*(?:^|\/)\.)[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;
const KEY_MAX = 300;

/** Types that the end of a key tells. */
const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.cjs': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.zip': 'application/zip',
  '.pdf': 'application/pdf',
};

const UNKNOWN_TYPE = 'application/octet-stream';

export const isKey = (key: string): boolean => key.length <= KEY_MAX && KEY.test(key);

/** Throws a `RangeError` for anything that is not a plain key, so that nothing outside the place is ever touched. */
export const refuseOddKey = (key: string): void => {
  if (!isKey(key)) throw new RangeError('Not a storage key.');
};

/** The type that the end of a key tells. */
export const typeOfKey = (key: string): string => TYPES[extname(key)] ?? UNKNOWN_TYPE;
