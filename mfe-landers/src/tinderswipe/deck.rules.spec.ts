import { decided, decisionOf, FIRST, formIsNext, likedIn } from './deck.rules';

test.each([
  [0.1, 0, null],
  [0.34, 1.5, null],
  [0.36, 0, true],
  [-0.36, 0, false],
  [0.1, 2, true],
  [-0.1, -2, false],
  [0.1, -2, null],
  [0.04, 9, null],
])('a card moved by %s widths at %s means %s', (moved, speed, means) => {
  expect(decisionOf(moved, speed)).toBe(means);
});

const after = (...liked: readonly boolean[]) => liked.reduce((state, like, id) => decided(state, { id, liked: like }), FIRST);

test('the form comes after the third decision, never before; whoever looks on meets it again after the last', () => {
  expect(formIsNext(after(true, true), 6)).toBe(false);
  expect(formIsNext(after(true, false, true), 6)).toBe(true);
  expect(formIsNext({ ...after(true, false, true), lookingOn: true }, 6)).toBe(false);
  expect(formIsNext({ ...after(true, false, true, true), lookingOn: true }, 4)).toBe(true);
  expect(formIsNext(after(true, false), 2)).toBe(true);
});

test('only likes are kept, in their order', () => {
  expect(likedIn(after(true, false, true))).toEqual([0, 2]);
});
