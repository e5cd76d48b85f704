import { CARD, cutOf, fileName, heightOf, RENDITIONS } from './image-shapes.rules.js';

const [tall, , square] = RENDITIONS as [(typeof RENDITIONS)[0], unknown, (typeof RENDITIONS)[0]];

test('a cut keeps the focus in its middle, as far as the edges let', () => {
  expect(cutOf({ width: 1600, height: 900 }, { x: 50, y: 50 }, square)).toEqual({ left: 350, top: 0, width: 900, height: 900 });
  expect(cutOf({ width: 1600, height: 900 }, { x: 0, y: 0 }, square)).toMatchObject({ left: 0, top: 0 });
  expect(cutOf({ width: 1600, height: 900 }, { x: 100, y: 100 }, square)).toMatchObject({ left: 700, top: 0 });
  expect(cutOf({ width: 900, height: 1600 }, { x: 50, y: 25 }, tall)).toEqual({ left: 0, top: 0, width: 900, height: 1200 });
  expect(cutOf({ width: 900, height: 1600 }, { x: 50, y: 75 }, tall)).toMatchObject({ top: 400 });
});

test('a picture of the very proportions is not cut', () => {
  expect(cutOf({ width: 1200, height: 630 }, { x: 10, y: 90 }, CARD)).toEqual({ left: 0, top: 0, width: 1200, height: 630 });
});

test('sizes and names follow shape and width', () => {
  expect(RENDITIONS.map((one) => [fileName(one), heightOf(one)])).toEqual([
    ['tall-480.webp', 640],
    ['tall-960.webp', 1280],
    ['square-720.webp', 720],
    ['square-1440.webp', 1440],
  ]);
  expect([fileName(CARD), heightOf(CARD)]).toEqual(['card-1200.jpg', 630]);
});
