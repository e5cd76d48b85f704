export type Point = readonly [number, number];
/** A cubic Bézier curve: start, two handles, end. */
export type Cubic = readonly [Point, Point, Point, Point];

const short = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
};

const word = (part: number | string | Point): string => {
  if (typeof part === 'string') return part;
  return typeof part === 'number' ? short(part) : `${short(part[0])} ${short(part[1])}`;
};

/** Path data from a template: numbers get one decimal, points become pairs. */
export const d = (texts: TemplateStringsArray, ...parts: readonly (number | string | Point)[]): string =>
  texts.reduce((all, text, index) => `${all}${word(parts[index - 1] ?? '')}${text}`);

export const num = short;

export const lerp = (a: number, b: number, at: number): number => a + (b - a) * at;
export const between = (a: Point, b: Point, at: number): Point => [lerp(a[0], b[0], at), lerp(a[1], b[1], at)];
export const clamp = (value: number, low = 0, high = 1): number => Math.max(low, Math.min(high, value));

export const pointAt = (curve: Cubic, at: number): Point => {
  const ab = between(curve[0], curve[1], at);
  const bc = between(curve[1], curve[2], at);
  const cd = between(curve[2], curve[3], at);
  return between(between(ab, bc, at), between(bc, cd, at), at);
};

/** A sliver along a curve, pointed at both ends and `width` wide in the middle: one lock of hair, a fold, a wrinkle. */
export const sliver = (curve: Cubic, width: number): string => {
  const [start, a, b, end] = curve;
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width * 0.67, (dx / length) * width * 0.67];
  return d`M${start}C${a} ${b} ${end}C${[b[0] + nx, b[1] + ny]} ${[a[0] + nx, a[1] + ny]} ${start}Z`;
};

const segment = (before: Point, from: Point, to: Point, after: Point, tension: number): string =>
  d`C${[from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension]} ${[to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension]} ${to}`;

/** A smooth closed outline through the points. */
export const outline = (points: readonly Point[], tension = 0.18): string => {
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const parts = points.map((_, index) => segment(at(index - 1), at(index), at(index + 1), at(index + 2), tension));
  return `${d`M${at(0)}`}${parts.join('')}Z`;
};

/** The smooth line on from the first point through the others, to be joined to a path that ends there. */
export const onward = (points: readonly Point[], tension = 0.18): string => {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  return points
    .slice(1)
    .map((_, index) => segment(at(index - 1), at(index), at(index + 1), at(index + 2), tension))
    .join('');
};

/** A smooth open line through the points. */
export const line = (points: readonly Point[], tension = 0.18): string => `${d`M${points[0] as Point}`}${onward(points, tension)}`;

export const circle = (centre: Point, radius: number): string =>
  d`M${[centre[0] - radius, centre[1]]}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

const alpha = (name: string, opacity: number): string => (opacity >= 1 ? '' : ` ${name}="${Math.round(opacity * 100) / 100}"`);

/** A filled shape. Opacity is the fill's own: an element's opacity would cost the renderer a layer. */
export const fill = (path: string, colour: string, opacity = 1): string =>
  path === '' || opacity <= 0 ? '' : `<path d="${path}" fill="${colour}"${alpha('fill-opacity', opacity)}/>`;

export const stroke = (path: string, colour: string, width: number, opacity = 1): string =>
  path === '' || opacity <= 0
    ? ''
    : `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${alpha('stroke-opacity', opacity)}/>`;
