import { decide, type Facts, FACTS } from './visibility.rules.js';

const everyCase = (): Facts[] =>
  Array.from(
    { length: 2 ** FACTS.length },
    (_, bits) => Object.fromEntries(FACTS.map((fact, index) => [fact, ((bits >> index) & 1) === 1])) as Facts,
  );

test('whoever may see a card of a member sees their presence, unless the member’s own state hides it', () => {
  // What lists rely on: they ask for the card once, and then look at the member's row only.
  for (const facts of everyCase()) {
    const { card, presence } = decide(facts);
    expect(presence).toBe(card && !facts.own && !facts.disabled && !facts.invisible);
  }
});

test('whoever is listed may be seen present', () => {
  const listed = everyCase()
    .map((facts) => decide(facts))
    .filter((verdict) => verdict.listed);
  expect(listed.every(({ presence, card }) => presence && card)).toBe(true);
});

test('a card is shown where the whole page opens, and nowhere else', () => {
  for (const facts of everyCase()) {
    const { card, opens, view } = decide(facts);
    expect(card).toBe(opens && view === 'full');
  }
});

test('the one who looks is a match when both liked, and an operator or a visitor whatever happened', () => {
  const [, ...cases] = everyCase();
  for (const facts of cases) {
    expect(decide(facts).onlooker).toBe(facts.matched ? 'match' : 'member');
    expect(decide(facts, { operator: true }).onlooker).toBe('operator');
    expect(decide(facts, { visitor: true }).onlooker).toBe('visitor');
  }
});
