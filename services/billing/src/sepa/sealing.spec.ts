import type { Config } from '@rendezvous/server/config';
import { Sealing } from './sealing.service.js';

const UNREADABLE = 'unable to authenticate data';
const sealing = (secretKey: string) => new Sealing({ secretKey } as Config);

test('what is sealed is read with the same key only, and as a whole', () => {
  const sealed = sealing('a').seal('NL91ABNA0417164300');
  expect(sealing('a').open(sealed)).toBe('NL91ABNA0417164300');
  expect(sealed.toString('latin1')).not.toContain('ABNA');
  expect(sealing('a').seal('NL91ABNA0417164300').equals(sealed)).toBe(false);
  expect(() => sealing('b').open(sealed)).toThrow(UNREADABLE);
  for (const place of [0, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place]! ^= 1;
    expect(() => sealing('a').open(changed)).toThrow(UNREADABLE);
  }
  expect(() => sealing('a').open(sealed.subarray(0, 20))).toThrow('authentication tag');
});

test('a key is the same for the same, another for another kind, and leads nowhere', () => {
  const { keyOf } = { keyOf: (of: 'account' | 'network', text: string) => sealing('a').keyOf(of, text) };
  expect(keyOf('account', 'x')).toBe(keyOf('account', 'x'));
  expect(new Set([keyOf('account', 'x'), keyOf('network', 'x'), keyOf('account', 'y'), sealing('b').keyOf('account', 'x')]).size).toBe(4);
  expect(keyOf('account', 'x')).toMatch(/^[0-9a-f]{64}$/);
});
