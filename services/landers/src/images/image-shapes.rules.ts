import { CARD_SIZE, type IMAGE_SHAPES } from '@rendezvous/contracts/landers/landers';

type Shape = (typeof IMAGE_SHAPES)[number];

/** A rendition of a picture: how it is cut, and how wide it is in pixels. */
export interface Rendition {
  readonly shape: Shape | 'card';
  readonly width: number;
}

/** Height for a width of one. */
const HEIGHTS: Readonly<Record<Rendition['shape'], number>> = { tall: 4 / 3, square: 1, card: CARD_SIZE.height / CARD_SIZE.width };

/** For phones `tall`, for desktops `square`, in widths for common screens. */
export const RENDITIONS: readonly (Rendition & { readonly shape: Shape })[] = [
  { shape: 'tall', width: 480 },
  { shape: 'tall', width: 960 },
  { shape: 'square', width: 720 },
  { shape: 'square', width: 1440 },
];
export const CARD: Rendition = { shape: 'card', width: CARD_SIZE.width };

export const heightOf = ({ shape, width }: Rendition): number => Math.round(width * HEIGHTS[shape]);

/** File name of a rendition. Social networks take JPEG, browsers WebP. */
export const fileName = ({ shape, width }: Rendition): string => `${shape}-${width}.${shape === 'card' ? 'jpg' : 'webp'}`;

/** Where a part of a length begins so that its middle is as near to the focus as the whole lets. */
const startOf = (focus: number, whole: number, part: number): number =>
  Math.min(Math.max(Math.round((focus / 100) * whole - part / 2), 0), whole - part);

/** The largest part of a picture that has the rendition's proportions, as near to its focus as the edges let. */
export const cutOf = (
  picture: { readonly width: number; readonly height: number },
  { x, y }: { readonly x: number; readonly y: number },
  { shape }: Rendition,
): { left: number; top: number; width: number; height: number } => {
  const width = Math.min(picture.width, Math.round(picture.height / HEIGHTS[shape]));
  const height = Math.min(picture.height, Math.round(width * HEIGHTS[shape]));
  return { left: startOf(x, picture.width, width), top: startOf(y, picture.height, height), width, height };
};
