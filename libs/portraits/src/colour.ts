/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

const byte = (value: number): number => (value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value));

export const rgb = (text: string): Rgb => {
  const whole = Number.parseInt(text.slice(1), 16);
  return [whole >> 16, (whole >> 8) & 255, whole & 255];
};

export const hex = ([red, green, blue]: Rgb): string =>
  `#${((1 << 24) | (byte(red) << 16) | (byte(green) << 8) | byte(blue)).toString(16).slice(1)}`;

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
