import { isDouble, keptInside, toggled, WHOLE, zoomedAt } from './zoom.rules';

const box = { width: 400, height: 800 };

test('what is under the finger stays there while the photo grows', () => {
  const zoom = zoomedAt(WHOLE, 2, { x: 100, y: -200 }, box);
  expect(zoom).toEqual({ scale: 2, x: -100, y: 200 });
  // the point of the photo that was at 100 from the middle stands at 2 × 100 − 100
  expect(2 * 100 + zoom.x).toBe(100);
});

test.each([
  [9, 4],
  [0.3, 1],
])('a scale of %s is held to %s', (asked, kept) => {
  expect(zoomedAt(WHOLE, asked, { x: 0, y: 0 }, box).scale).toBe(kept);
});

test('a photo that is moved leaves no gap at any edge', () => {
  expect(keptInside({ scale: 2, x: 900, y: -900 }, box)).toEqual({ scale: 2, x: 200, y: -400 });
  expect(keptInside({ scale: 1, x: 50, y: 50 }, box)).toEqual(WHOLE);
});

test('made small again it stands in the middle', () => {
  expect(zoomedAt({ scale: 3, x: 400, y: 10 }, 1, { x: 90, y: 90 }, box)).toEqual(WHOLE);
});

test('a double tap goes nearer, and back to the whole photo', () => {
  const near = toggled(WHOLE, { x: 0, y: 0 }, box);
  expect(near.scale).toBe(2.5);
  expect(toggled(near, { x: 10, y: 10 }, box)).toEqual(WHOLE);
});

test.each([
  [null, false],
  [{ x: 0, y: 0, at: 0 }, true],
  [{ x: 0, y: 40, at: 0 }, false],
  [{ x: 0, y: 0, at: -200 }, false],
])('after %j a tap makes a double one: %s', (first, expected) => {
  expect(isDouble(first, { x: 5, y: 5, at: 150 })).toBe(expected);
});
