import { isOwnOrigin } from './origin.js';

const SITE = 'https://rendezvous.example';
const host = 'rendezvous.example';
const proto = (scheme: string) => ({ 'x-forwarded-proto': scheme });

test.each([
  ['the configured address, asked for by a name inside', SITE, { host: 'gateway:4180' }, SITE],
  ['the host that was asked, of another of our sites', 'https://second.example', { host: 'second.example' }, SITE],
  ['with a port of its own', 'https://second.example:8443', { host: 'second.example:8443' }, SITE],
  ['with its port said', SITE, { host: `${host}:443` }, 'https://elsewhere.example'],
  ['as the proxy says', 'https://tunnel.example', { host: 'tunnel.example', ...proto('https') }, 'http://127.0.0.1:4180'],
  ['as the first of several proxies says', SITE, { host, ...proto('https, http') }, null],
  ['on this machine', 'http://127.0.0.1:4180', { host: '127.0.0.1:4180' }, 'http://localhost:4180'],
  ['on this machine, by another name', 'http://localhost:4180', { host: 'localhost:4180' }, 'http://127.0.0.1:4180'],
  ['on this machine, of a site that has TLS', 'http://[::1]:4180', { host: '[::1]:4180' }, SITE],
  ['of a server without an address', 'http://rendezvous.example', { host }, null],
])('a page is ours: %s', (_, origin, headers, publicUrl) => {
  expect(isOwnOrigin(origin, headers, publicUrl)).toBe(true);
});

test.each([
  ['another host', 'https://evil.example', { host }, SITE],
  ['a host that begins alike', 'https://rendezvous.example.evil.example', { host }, SITE],
  ['our host without TLS', 'http://rendezvous.example', { host }, SITE],
  ['our host without TLS, behind a proxy', 'http://rendezvous.example', { host, ...proto('https') }, SITE],
  ['another of our sites without TLS', 'http://second.example', { host: 'second.example' }, SITE],
  ['our host with TLS, of a site that has none', SITE, { host }, 'http://rendezvous.example'],
  ['another port', 'https://rendezvous.example:8443', { host }, SITE],
  ['another port of this machine', 'http://localhost:3000', { host: 'localhost:4180' }, 'http://localhost:4180'],
  ['a name that begins as this machine', 'http://localhost.evil.example', { host: 'localhost:4180' }, SITE],
  ['no web page', 'ftp://rendezvous.example', { host }, SITE],
  ['a page without an origin', 'null', { host }, SITE],
  ['nobody', undefined, { host }, SITE],
  ['whoever asks no host', 'https://second.example', {}, SITE],
])('a page is not ours: %s', (_, origin, headers, publicUrl) => {
  expect(isOwnOrigin(origin, headers, publicUrl)).toBe(false);
});
