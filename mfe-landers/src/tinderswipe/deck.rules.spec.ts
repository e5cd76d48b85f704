import { decided, FIRST, formIsNext, likedIn } from './deck.rules';

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
