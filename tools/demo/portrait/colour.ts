/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

const clamp = (value: number): number => Math.max(0, Math.min(255, value));

export const rgb = (text: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as unknown as Rgb;

export const hex = (colour: Rgb): string => `#${colour.map((part) => Math.round(clamp(part)).toString(16).padStart(2, '0')).join('')}`;

/** `amount` of the second colour in the first: 0 is all `from`, 1 all `to`. */
export const mix = (from: string, to: string, amount: number): string => {
  const [a, b] = [rgb(from), rgb(to)];
  return hex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
};

/** Brightness as the eye weighs it, 0 to 1. */
export const luma = (color: string): number => {
  const [red, green, blue] = rgb(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
};

/** The colour along a row of stops, `at` from 0 to 1. */
export const along = (stops: readonly string[], at: number): string => {
  const place = Math.max(0, Math.min(0.9999, at)) * (stops.length - 1);
  const index = Math.floor(place);
  return mix(stops[index] ?? '#000000', stops[index + 1] ?? stops[index] ?? '#000000', place - index);
};
