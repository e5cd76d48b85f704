import { networkPrefix } from './network-prefix.rules.js';

test('addresses that one customer can have count as one network', () => {
  expect(networkPrefix('203.0.113.7')).toBe('203.0.113.0/24');
  expect(networkPrefix('203.0.113.8')).toBe(networkPrefix('203.0.113.7'));
  expect(networkPrefix('203.0.114.7')).not.toBe(networkPrefix('203.0.113.7'));
  expect(networkPrefix('2001:db8:7:1::/64')).toBe('2001:db8:7::/48');
  expect(networkPrefix('2001:db8:7:2::/64')).toBe(networkPrefix('2001:db8:7:1::/64'));
  expect(networkPrefix('2001:db8:8:1::/64')).not.toBe(networkPrefix('2001:db8:7:1::/64'));
});
