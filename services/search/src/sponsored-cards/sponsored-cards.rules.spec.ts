import { placedCards, type ShowableCard } from './sponsored-cards.rules.js';

const card = (id: number, ...positions: number[]): ShowableCard => ({
  id,
  kind: 'cam',
  title: `Card ${id}`,
  text: 'Text',
  link: 'https://example.org/',
  image: 'cards/0.webp',
  positions,
});
const placed = (cards: readonly ShowableCard[], page = 1, members = 24) =>
  placedCards(cards, page, members).map(({ id, after }) => [id, after]);

test('a card stands at each of its places, in the order of the page', () => {
  expect(placed([card(1, 20, 4), card(2, 12)])).toEqual([
    [1, 4],
    [2, 12],
    [1, 20],
  ]);
});

test('nothing stands behind the last member, and nothing where there is none', () => {
  expect(placed([card(1, 4, 24)], 1, 4)).toEqual([[1, 4]]);
  expect(placed([card(1, 4, 24)], 1, 23)).toEqual([[1, 4]]);
  expect(placed([card(1, 1)], 1, 0)).toEqual([]);
});

test('cards that want one place take turns from page to page', () => {
  const cards = [card(1, 4), card(2, 4), card(3, 4)];
  expect([1, 2, 3, 4].map((page) => placed(cards, page)[0]![0])).toEqual([1, 2, 3, 1]);
});

test('a page holds no more than four', () => {
  const cards = [card(1, 2, 4, 6, 8), card(2, 10, 12)];
  expect(placed(cards).map(([, after]) => after)).toEqual([2, 4, 6, 8]);
});

test('what is told of a card says one place and none of the others', () => {
  expect(placedCards([card(1, 4)], 1, 24)).toEqual([
    { id: 1, kind: 'cam', title: 'Card 1', text: 'Text', link: 'https://example.org/', image: 'cards/0.webp', after: 4 },
  ]);
});
