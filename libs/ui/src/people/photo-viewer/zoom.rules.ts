/** How large a photo is shown, and how far it is moved, in pixels from the middle. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The box that the photo is seen in. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

const LARGEST = 4;
/** What a double tap and the button make of the whole photo. */
const CLOSER = 2.5;

const between = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** The same, with no edge of the photo inside the box. */
export const keptInside = ({ scale, x, y }: Zoom, { width, height }: Box): Zoom => ({
  scale,
  x: between(x, (width * (scale - 1)) / 2),
  y: between(y, (height * (scale - 1)) / 2),
});

/** Another size around a point, counted from the middle of the box: what is under it stays there. */
export const zoomedAt = (zoom: Zoom, scale: number, point: Point, box: Box): Zoom => {
  const to = Math.max(1, Math.min(LARGEST, scale));
  const ratio = to / zoom.scale;
  return keptInside({ scale: to, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, box);
};

/** From the whole photo to a part of it, and back. */
export const toggled = (zoom: Zoom, point: Point, box: Box): Zoom => (zoom.scale > 1 ? WHOLE : zoomedAt(zoom, CLOSER, point, box));

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Two taps are one double tap when they follow each other this fast, in ms, and this near, in pixels. */
const DOUBLE_MS = 300;
const DOUBLE_PX = 24;

export interface Tap extends Point {
  readonly at: number;
}

export const isDouble = (first: Tap | null, second: Tap): boolean =>
  first !== null && second.at - first.at < DOUBLE_MS && distance(first, second) < DOUBLE_PX;
