import { originOfSite } from './site-origin.js';

test.each([
  ['love.example', 'https://love.example'],
  ['127.0.0.1:3000', 'https://127.0.0.1:3000'],
])('the origin of %s is that of its pages', (host, origin) => {
  expect(originOfSite({ protocol: 'https', host })).toBe(origin);
});

test.each(['a b', 'evil"><x', 'evil:99999', '[::1', ''])('a host that is none (%j) is no fault of the page', (host) => {
  expect(originOfSite({ protocol: 'http', host })).toBe('http://unknown.invalid');
});
