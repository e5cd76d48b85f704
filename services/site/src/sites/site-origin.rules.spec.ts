import { siteOrigin } from './site-origin.rules.js';

const PUBLIC = 'https://love.example';
const at = (host: string, protocol = 'https') => siteOrigin({ protocol, host }, 'amour.example', PUBLIC);

test.each([
  ['amour.example', 'https://amour.example'],
  ['Amour.Example.:8443', 'https://amour.example:8443'],
  ['love.example:8443', 'https://love.example:8443'],
])('a site that is called by its own host, %s, has that in its addresses', (host, origin) => {
  expect(at(host)).toBe(origin);
});

test('the address that members use is as it was configured, whatever a proxy says of how it was called', () => {
  expect(at('love.example', 'http')).toBe(PUBLIC);
});

test('on a machine of its own a site has the port that it was called by', () => {
  const origins = ['localhost:4000', '127.0.0.1:4000'].map((host) =>
    siteOrigin({ protocol: 'http', host }, 'localhost', 'http://127.0.0.1:3000'),
  );
  expect(origins).toEqual(['http://localhost:4000', 'http://127.0.0.1:4000']);
});

test.each([
  'elsewhere.example',
  'amour.example.elsewhere.example',
  'x@amour.example',
  'a b',
  'evil"><x',
  'amour.example:99999',
  '[::1',
  '',
])('a host that is nobody’s (%j) is in no address', (host) => {
  expect(at(host)).toBe(PUBLIC);
});
