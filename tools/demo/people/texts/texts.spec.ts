import { INTERESTS, LANGUAGES, type Language } from '@rendezvous/contracts/reference';
import { Random } from '@rendezvous/portraits/random';
import { suits, written } from './phrasebook.js';
import { aboutOf, conversationOf, PHRASEBOOKS } from './texts.js';

const man = { gender: 'male', age: 44, city: 'Lyon' } as const;
const woman = { gender: 'female', age: 44, city: 'Lyon' } as const;

describe('filling in', () => {
  test('a man and a woman write of themselves in their own form', () => {
    expect(written('Je suis {venu|venue} à {city}.', man)).toBe('Je suis venu à Lyon.');
    expect(written('Je suis {venu|venue} à {city}.', woman)).toBe('Je suis venue à Lyon.');
    expect(written('encantador{|a}', man)).toBe('encantador');
    expect(written('encantador{|a}', woman)).toBe('encantadora');
  });

  test('a filling may have forms of its own', () => {
    expect(written('Je suis {job}.', woman, { job: '{boulanger|boulangère}' })).toBe('Je suis boulangère.');
  });

  test('an age tag keeps a fragment for its ages and is not written', () => {
    expect([
      suits('50+ Hello.', 49),
      suits('50+ Hello.', 50),
      suits('<35 Hello.', 35),
      suits('<35 Hello.', 34),
      suits('Hello.', 20),
    ]).toEqual([false, true, false, true, true]);
    expect(written('50+ Hello.', man)).toBe('Hello.');
  });

  test('articles are mended before names that swallow them', () => {
    expect(PHRASEBOOKS.fr.repair?.('Je vis à Le Havre.')).toBe('Je vis au Havre.');
    expect(PHRASEBOOKS.it.repair?.('Oggi vivo a Ancona.')).toBe('Oggi vivo ad Ancona.');
    expect(PHRASEBOOKS.it.repair?.('Faccio il architetto.')).toBe('Faccio l’architetto.');
  });
});

test('French agrees with its writer throughout', () => {
  const own = Object.values(PHRASEBOOKS.fr).flatMap((part) => (typeof part === 'function' ? [] : Object.values(part).flat(2))) as string[];
  const wrong: Record<string, RegExp> = {
    male: /(?<!\p{L})(heureuse|curieuse|née|installée|fatiguée|invitée|amoureuse|venue|douée|celle qui)(?!\p{L})/u,
    female: /(?<!\p{L})(heureux|curieux|né|installé|fatigué|invité|amoureux|venu|doué|celui qui)(?!\p{L})/u,
  };
  for (const fragment of own.filter((text) => text.includes('|'))) {
    expect(written(fragment, man)).not.toMatch(wrong.male as RegExp);
    expect(written(fragment, woman)).not.toMatch(wrong.female as RegExp);
  }
});

test.each(LANGUAGES)('what people write in %s has nothing left to fill in, and no space gone wrong', (language) => {
  const random = Random.of('texts', language);
  for (let turn = 0; turn < 1500; turn++) {
    const writer = {
      gender: random.pick(['male', 'female'] as const),
      age: random.int(19, 78),
      city: random.pick(['Lyon', 'Le Havre', 'Ancona', 'Gent']),
    };
    const about = aboutOf(random, language, writer, random.sample(INTERESTS, 6));
    expect(about).not.toMatch(/[{}|<>]|undefined|\d\+|\s{2}|\s[.,!?](?!\.)|^\s|\s$/u);
    expect(about).toMatch(/^[\p{Lu}¡¿‘’„]/u);
    expect(about).toMatch(/[.!?…]$/u);
  }
});

test.each(LANGUAGES)('the texts in %s are many', (language) => {
  const random = Random.of('many', language);
  const texts = Array.from({ length: 500 }, () =>
    aboutOf(
      random,
      language,
      { gender: random.pick(['male', 'female'] as const), age: random.int(19, 78), city: 'Lyon' },
      random.sample(INTERESTS, 6),
    ),
  );
  expect(new Set(texts).size).toBeGreaterThan(470);
});

test.each(LANGUAGES)('conversations in %s have the length asked for, two voices and nothing left to fill in', (language) => {
  for (const length of [1, 2, 7, 40]) {
    const lines = conversationOf(Random.of('talk', language, length), language, [man, { ...woman, city: 'Paris' }], length);
    expect(lines.length).toBeLessThanOrEqual(length);
    expect(lines.length).toBeGreaterThan(length * 0.7);
    expect(lines[0]?.by).toBe(0);
    for (const { text } of lines) expect(text).not.toMatch(/[{}|<>]|undefined|\s{2}/u);
    expect(new Set(lines.map(({ by }) => by)).size).toBe(Math.min(2, length));
  }
});

const spoken = (language: Language): string[] => Object.keys(PHRASEBOOKS[language].interests).toSorted();

test('every language speaks of the same interests', () => {
  for (const language of LANGUAGES) expect(spoken(language)).toEqual(spoken('en'));
});

test('typographic apostrophes only', () => {
  for (const language of LANGUAGES) expect(JSON.stringify(PHRASEBOOKS[language])).not.toContain("'");
});
