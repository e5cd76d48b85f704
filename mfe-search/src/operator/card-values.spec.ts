import { fieldOf, readCardForm } from './card-values';

const sound = {
  kind: 'resell',
  'title-en': ' Live ',
  'text-en': 'Now',
  link: 'https://cams.example/a?b=c',
  positions: '4, 16 4',
  starts_on: '2026-06-15',
  ends_on: '',
};
const read = (changes: Readonly<Record<string, string | File>> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...sound, ...changes })) form.set(name, value);
  return readCardForm(form, ['FR']);
};

test('what is typed becomes what the calls take', () => {
  expect(read()).toEqual({
    values: {
      kind: 'resell',
      texts: { en: { title: 'Live', text: 'Now' } },
      link: 'https://cams.example/a?b=c',
      positions: [4, 16],
      countries: ['FR'],
      starts_on: '2026-06-15',
      ends_on: null,
    },
    picture: null,
    faults: {},
  });
});

test.each([
  ['no language', { 'title-en': '', 'text-en': '' }, { 'title-en': 'title' }],
  ['a title without its text', { 'title-fr': 'En direct' }, { 'text-fr': 'both' }],
  ['a text without its title', { 'text-fr': 'En direct' }, { 'title-fr': 'both' }],
  ['a link without https', { link: 'http://cams.example/' }, { link: 'link' }],
  ['a link with a login', { link: 'https://ada:x@cams.example/' }, { link: 'link' }],
  ['no place', { positions: '' }, { positions: 'positions' }],
  ['a place past the page', { positions: '25' }, { positions: 'positions' }],
  ['places that are no numbers', { positions: 'first' }, { positions: 'positions' }],
  ['five places', { positions: '1,2,3,4,5' }, { positions: 'positions' }],
  ['no first day', { starts_on: '' }, { starts_on: 'starts' }],
  ['an end before the beginning', { ends_on: '2026-06-14' }, { ends_on: 'ends' }],
  ['a file that is too large', { picture: new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'a.jpg') }, { picture: 'picture' }],
])('%s is told at its field', (_, changes, faults) => {
  expect(read(changes).faults).toEqual(faults);
});

test('a refused field of the call is one of the form', () => {
  expect(['texts.fr.title', 'texts.en.text', 'texts', 'positions.0', 'link'].map(fieldOf)).toEqual([
    'title-fr',
    'text-en',
    'title-en',
    'positions',
    'link',
  ]);
});
