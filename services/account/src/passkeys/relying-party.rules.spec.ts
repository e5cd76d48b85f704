import { relyingPartyOf } from './relying-party.rules.js';

test.each([
  ['https://amour.example', 'amour.example', 'https://amour.example'],
  ['https://amour.example:8443', 'amour.example', 'https://amour.example:8443'],
  ['https://amour.example/', 'amour.example', 'https://amour.example'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://amour.localhost:3000', 'amour.localhost', 'http://amour.localhost:3000'],
])('the site at %s is known to passkeys as %s', (site, id, origin) => {
  expect(relyingPartyOf(site)).toEqual({ id, origin });
});

test.each(['http://127.0.0.1:3000', 'https://192.0.2.1', 'https://[2001:db8::1]', 'http://amour.example', 'http://notlocalhost:3000'])(
  'browsers allow no passkey at %s',
  (site) => {
    expect(relyingPartyOf(site)).toBeNull();
  },
);
