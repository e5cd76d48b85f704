import { contentDescription } from './page-description.rules.js';

const described = (heading: string, ...paragraphs: string[]) =>
  contentDescription({ sections: [{ heading, paragraphs, items: ['never'] }] });
/** A text that makes so many characters of `A. `. */
const rest = (characters: number) => `B${'x'.repeat(characters - 'A. B.'.length)}.`;

test('a page without anything has no description', () => {
  expect(contentDescription({ sections: [] })).toBeNull();
});

test('a page is described by its first heading and the whole sentences that follow, as many as are shown', () => {
  const long = `And ${'very '.repeat(30)}much more.`;
  expect(described('What does it cost?', 'Reading is free. Writing is not.', long)).toBe(
    'What does it cost? Reading is free. Writing is not.',
  );
  expect(described('In short', `Nobody’s business. ${long}`, 'Short.')).toBe('In short. Nobody’s business.');
  expect(described('Alone')).toBe('Alone.');
});

test('160 characters are shown, and no more', () => {
  expect(described('A', rest(160))).toHaveLength(160);
  expect(described('A', rest(161))).toBe('A.');
});

test('a first sentence that is longer ends between two words', () => {
  const description = described(`${'word '.repeat(40)}end`);
  expect(description).toMatch(/^(?:word )+word…$/);
  expect(description!.length).toBeLessThanOrEqual(160);
});
