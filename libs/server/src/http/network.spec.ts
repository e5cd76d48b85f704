import type { FastifyInstance } from 'fastify';
import { httpAdapter } from './http-app.js';
import { networkOf, plainForwarded } from './network.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50211', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:50211', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([undefined, 'unknown', '_hidden', '', '203.0.113', '203.0.113.7:port', '1.2.3.4.5:80', '[::1', '203.0.113.7:80:81'])(
  '"%s" is no address: all of them count as one',
  (address) => {
    expect(networkOf(address)).toBe(networkOf('not an address'));
  },
);

describe('where proxies say that a request came from', () => {
  it.each([
    ['203.0.113.7:50211', '203.0.113.7'],
    ['203.0.113.7, 10.0.0.2:443', '203.0.113.7, 10.0.0.2'],
    ['[2001:db8:1:2::1]:50211', '2001:db8:1:2:0:0:0:1'],
    ['made-up, 203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, made-up, 203.0.113.7', '203.0.113.7'],
  ])('%s is read as %s', (header, plain) => {
    expect(plainForwarded(header)).toBe(plain);
  });

  it.each(['unknown', '', '203.0.113.7, unknown'])('"%s" says nothing', (header) => {
    expect(plainForwarded(header)).toBeNull();
  });
});

describe('behind a proxy', () => {
  let fastify: FastifyInstance;
  beforeAll(() => {
    fastify = httpAdapter({ trustedProxies: ['127.0.0.1', '10.0.0.0/8'] }).getInstance() as unknown as FastifyInstance;
    fastify.get('/', async ({ ip }) => networkOf(ip));
  });
  afterAll(() => fastify.close());

  it.each([
    ['an address and a port', '203.0.113.7:50211', '203.0.113.7'],
    ['an IPv6 address and a port', '[2001:db8:1:2::1]:50211', '2001:db8:1:2::/64'],
    ['addresses and ports of several proxies', '203.0.113.7:50211, 10.0.0.2:443', '203.0.113.7'],
    ['something made up before the address', 'made-up, 203.0.113.7:50211', '203.0.113.7'],
    ['no address', 'unknown', '127.0.0.1'],
    ['no address before another proxy', 'unknown, 10.0.0.2:443', '10.0.0.2'],
  ])('that writes %s, the network is the one that is meant', async (_, header, network) => {
    const { body } = await fastify.inject({ url: '/', remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': header } });
    expect(body).toBe(network);
  });

  it('nobody else says where a request came from', async () => {
    const { body } = await fastify.inject({ url: '/', remoteAddress: '198.51.100.1', headers: { 'x-forwarded-for': '203.0.113.7:1' } });
    expect(body).toBe('198.51.100.1');
  });
});
