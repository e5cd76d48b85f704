import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Tokens = Record<string, string>;

const css = readFileSync(resolve(__dirname, 'tokens.css'), 'utf8');
const block = (opening: string) => {
  const from = css.indexOf(opening);
  if (from < 0) throw new Error(`no block ${opening}`);
  return css.slice(from + opening.length, css.indexOf('}', from));
};
const read = (text: string): Tokens =>
  Object.fromEntries([...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? '', value ?? '']));

const tokens = read(block(':root {'));
const LIGHT_DARK = /light-dark\(([^(),]+), ([^(),]+)\)/g;
const themeOf = (which: '$1' | '$2'): Tokens =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, value.replace(LIGHT_DARK, which)]));
const themes: [string, Tokens][] = [
  ['light', themeOf('$1')],
  ['dark', themeOf('$2')],
];

const channel = (part: string) => {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) => {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  if (!red || !green || !blue) throw new Error(`no colour: ${hex}`);
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
};
const ratio = (one: string, other: string) => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const grounds = ['paper', 'surface', 'raised', 'sunken'];
const inks = ['ink', 'ink-2', 'ink-3', 'accent-text', 'ok', 'warn', 'danger'];
const words: [string, string][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [string, string] => [ink, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-plum', 'plum'],
  ['on-plum', 'plum-hover'],
  ['accent-text', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-2', 'accent-soft'],
  ['ink', 'plum-soft'],
  ['ink-2', 'plum-soft'],
  ['ok', 'ok-soft'],
  ['ink', 'ok-soft'],
  ['warn', 'warn-soft'],
  ['ink', 'warn-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'danger-soft'],
  ['on-toast', 'toast'],
  ['toast-action', 'toast'],
];
const marks: [string, string][] = [
  ...['paper', 'surface', 'raised', 'sunken'].map((ground): [string, string] => ['line-strong', ground]),
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'raised'],
  ['ok', 'paper'],
  ['accent', 'plum'],
];

describe('tokens', () => {
  test('the system says which theme, unless the page does', () => {
    expect(block(':root {')).toContain('color-scheme: light dark;');
    expect(block(":root[data-theme='light'] {").trim()).toBe('color-scheme: light;');
    expect(block(":root[data-theme='dark'] {").trim()).toBe('color-scheme: dark;');
  });

  describe.each(themes)('%s theme', (_, theme) => {
    test.each(words)('%s reads on %s with at least 4.5', (ink, ground) => {
      expect(ratio(theme[ink] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
    });

    test.each(marks)('%s shows on %s with at least 3', (mark, ground) => {
      expect(ratio(theme[mark] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(3);
    });
  });

  test('reduced motion takes the duration out of every movement', () => {
    const still = read(css.slice(css.indexOf('prefers-reduced-motion')));
    expect(still).toMatchObject({ 'm-fast': '0ms', 'm-base': '0ms', 'm-slow': '0ms' });
  });
});
