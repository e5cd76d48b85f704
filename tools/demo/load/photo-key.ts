import { createHash } from 'node:crypto';

/** Which picture of the demo world a photo is. */
export interface DemoPhoto {
  readonly index: number;
  readonly shot: number;
}

const KEY = /^demo([0-9a-z]{6})([0-9a-z]{2})([0-9a-f]{16})$/;
const base36 = (number: number, length: number): string => number.toString(36).padStart(length, '0');
const hashOf = (seed: number, { index, shot }: DemoPhoto): string =>
  createHash('sha256').update(`${seed}:${index}:${shot}`).digest('hex').slice(0, 16);

/** The key of a photo: it tells which picture to paint, and nobody guesses it. */
export const photoKey = (seed: number, photo: DemoPhoto): string =>
  `demo${base36(photo.index, 6)}${base36(photo.shot, 2)}${hashOf(seed, photo)}`;

/** The picture that a key stands for; null for every other photo. */
export const readPhotoKey = (seed: number, key: string): DemoPhoto | null => {
  const [, index = '', shot = '', hash] = KEY.exec(key) ?? [];
  const photo = { index: Number.parseInt(index, 36), shot: Number.parseInt(shot, 36) };
  return hash !== undefined && hashOf(seed, photo) === hash ? photo : null;
};
