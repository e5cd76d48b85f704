import { qrSvg, qrText } from './qr-code.js';

const LINK = 'https://love.example/landers/alonetonight/summer?network=a&ref=<b>';
/** Modules of the finder pattern in each of three corners, from the quiet zone on. */
const FINDER = 7;

const darkIn = (svg: string): Set<string> => new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));

test('the picture has a title, a white ground and a quiet zone of four modules', () => {
  const svg = qrSvg(LINK, LINK);
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  expect(svg).toContain('<title>https://love.example/landers/alonetonight/summer?network=a&amp;ref=&lt;b&gt;</title>');
  expect(svg).toContain(`<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`);
  const dark = darkIn(svg);
  const [first, last] = [4, size - 5];
  for (const [x, y] of [
    [first, first],
    [last, first],
    [first, last],
  ])
    expect(dark).toContain(`${x} ${y}`);
  for (const place of dark) for (const at of place.split(' ').map(Number)) expect(at >= first && at <= last).toBe(true);
  for (let step = 0; step < FINDER; step += 1) expect(dark).toContain(`${first + step} ${first}`);
});

test('the same link is the same picture, another link another one', () => {
  expect(qrSvg(LINK, '')).toBe(qrSvg(LINK, ''));
  expect(qrSvg(`${LINK}2`, '')).not.toBe(qrSvg(LINK, ''));
});

test('a terminal gets the same modules, two in each line', () => {
  const lines = qrText(LINK).split('\n');
  const size = [...lines[0]!].length;
  expect(lines).toHaveLength(Math.ceil(size / 2));
  expect(lines[0]).toBe('█'.repeat(size));
  expect(qrSvg(LINK, '')).toContain(`viewBox="0 0 ${size} ${size}"`);
  // the upper edge of the first finder pattern is dark: it is not drawn
  expect(lines[2]!.slice(4, 4 + FINDER)).toBe(' ▄▄▄▄▄ ');
});
