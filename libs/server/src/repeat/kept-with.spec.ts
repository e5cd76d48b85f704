import { KeptWith } from './index.js';

const given = (most: number) => {
  const make = jest.fn((text: string) => ({ text }));
  const kept = new KeptWith<object, { text: string }>(most);
  return { make, ask: (source: object, key: string) => kept.get(source, key, () => make(key)) };
};

test('what is made of an object is made once by its key, and anew for another object', () => {
  const { make, ask } = given(2);
  const [one, other] = [{}, {}];
  expect(ask(one, 'a')).toBe(ask(one, 'a'));
  expect(ask(one, 'b')).toEqual({ text: 'b' });
  expect(ask(other, 'a')).not.toBe(ask(one, 'a'));
  expect(make).toHaveBeenCalledTimes(3);
});

test('no more are kept of one object than it is told, and the oldest go first', () => {
  const { make, ask } = given(2);
  const source = {};
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) ask(source, key);
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
});

test('what could not be made is made anew by the next who asks', () => {
  const kept = new KeptWith<object, number>(2);
  const source = {};
  expect(() =>
    kept.get(source, 'a', () => {
      throw new Error('gone');
    }),
  ).toThrow('gone');
  expect(kept.get(source, 'a', () => 7)).toBe(7);
});
