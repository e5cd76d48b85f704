import { inlineStyle } from './inline-styles.rules.js';

const FOLDER = '/releases/shell/7/';

test.each([
  ['url(face.woff2)', 'url(/releases/shell/7/face.woff2)'],
  [`url("face.woff2") format("woff2")`, `url("/releases/shell/7/face.woff2") format("woff2")`],
  ["url('a/b.svg')", "url('/releases/shell/7/a/b.svg')"],
])('what is relative to the style is relative to its release: %s', (from, to) => {
  expect(inlineStyle(`a{b:${from}}c{d:${from}}`, FOLDER)).toBe(`a{b:${to}}c{d:${to}}`);
});

test.each(['url(data:image/svg+xml,x)', 'url("data:font/woff2;base64,x")', 'url(https://cdn.example/x)', 'url(/media/x)', 'url(#mask)'])(
  'what is not stays: %s',
  (address) => {
    expect(inlineStyle(`a{b:${address}}`, FOLDER)).toBe(`a{b:${address}}`);
  },
);

test('a style that would end its element may not stand in a page', () => {
  expect(inlineStyle('a{content:"</style><script>"}', FOLDER)).toBeNull();
});
