import { madeUpMember } from '../testing/answers';
import { dealt, decided, type Deck, isRunningOut, NO_CARDS, openCards, removed, takenBack } from './deck.rules';

const members = (...ids: number[]) => ids.map((id) => madeUpMember(id));
const ids = (deck: Deck) => openCards(deck).map(({ id }) => id);
const three = dealt(NO_CARDS, members(1, 2, 3));

test('what an answer brings lies below, each member once, also those who were decided about', () => {
  const deck = decided(three, { id: 1, liked: true });
  expect(ids(dealt(deck, members(2, 1, 4)))).toEqual([2, 3, 4]);
  expect(dealt(deck, members(1, 3))).toBe(deck);
});

test('only the last decision can be taken back, and only a pass', () => {
  const passed = decided(three, { id: 1, liked: false });
  expect(passed.undoable?.id).toBe(1);
  expect(decided(passed, { id: 2, liked: true }).undoable).toBeNull();
});

test('what was taken back lies on top again', () => {
  const deck = decided(decided(three, { id: 1, liked: false }), { id: 2, liked: false });
  const back = takenBack(deck, 2);
  expect([ids(back), back.undoable]).toEqual([[2, 3], null]);
});

test('a refused like comes back and leaves the later pass to be undone', () => {
  const deck = decided(decided(three, { id: 1, liked: true }), { id: 2, liked: false });
  const back = takenBack(deck, 1);
  expect([ids(back), back.undoable?.id]).toEqual([[1, 3], 2]);
});

test('who has gone does not come back', () => {
  expect(ids(removed(decided(three, { id: 1, liked: true }), 1))).toEqual([2, 3]);
});

test('more are asked for before the last card', () => {
  expect([isRunningOut(three), isRunningOut(dealt(three, members(4, 5, 6, 7)))]).toEqual([true, false]);
});
