import { INTERESTS, LANGUAGES } from '@rendezvous/contracts/reference';
import { interestNames } from './interests.data.js';

test('every interest of the contract is named once in each of the seven languages', () => {
  expect(interestNames.map(({ id }) => id)).toEqual([...INTERESTS]);
  expect(interestNames).toHaveLength(51);
  for (const { names } of interestNames) {
    expect(Object.keys(names).toSorted()).toEqual(LANGUAGES.toSorted());
    for (const name of Object.values(names)) expect(name).toMatch(/^\p{Lu}[\p{L}\p{N} ’'-]{1,23}$/u);
  }
});

test('no two interests share a name in one language', () => {
  for (const language of LANGUAGES) {
    const all = interestNames.map(({ names }) => names[language]);
    expect(new Set(all).size).toBe(all.length);
  }
});
