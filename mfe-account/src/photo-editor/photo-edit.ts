import { CROP_PARTS } from '@rendezvous/contracts/account/photos';

/** Degrees, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** A part of a photo, in per cent of its sides as it is turned. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is done to a photo before it is kept, as the server is told. */
export interface PhotoEdit {
  readonly turn?: '90' | '180' | '270';
  readonly crop?: string;
}

export const turned = (turn: Turn, by: 90 | -90): Turn => ((turn + by + 360) % 360) as Turn;

/** The least that the server takes. */
const LEAST = CROP_PARTS / 50;

const inParts = (percent: number): number => Math.round((percent * CROP_PARTS) / 100);

/** From where to where one side reaches, rounded so that it stays within the photo. */
const side = (from: number, length: number): readonly [number, number] => {
  const size = Math.min(CROP_PARTS, Math.max(LEAST, inParts(length)));
  return [Math.min(CROP_PARTS - size, Math.max(0, inParts(from))), size];
};

/** @param area null for the whole photo */
export const photoEdit = (turn: Turn, area: Area | null): PhotoEdit => {
  const rotation = turn === 0 ? {} : { turn: `${turn}` as const };
  // before a photo is drawn nothing is known of it
  if (area === null || ![area.x, area.y, area.width, area.height].every(Number.isFinite)) return rotation;
  const [left, width] = side(area.x, area.width);
  const [top, height] = side(area.y, area.height);
  return width === CROP_PARTS && height === CROP_PARTS ? rotation : { ...rotation, crop: [left, top, width, height].join(',') };
};
