import { isSignedBy, signature } from './signature.rules.js';

const at = new Date('2026-11-21T10:00:00Z');
const body = Buffer.from('{"id":"evt_1"}');
const later = (ms: number) => new Date(at.getTime() + ms);

test('a signature holds for its body, its key and its time only', () => {
  const header = signature('key', at, body);
  expect(isSignedBy('key', header, later(1000), body)).toBe(true);
  expect(isSignedBy('other', header, at, body)).toBe(false);
  expect(isSignedBy('key', header, at, Buffer.from('{"id":"evt_2"}'))).toBe(false);
  expect(isSignedBy('key', header, later(300_000), body)).toBe(true);
  expect(isSignedBy('key', header, later(301_000), body)).toBe(false);
  expect(isSignedBy('key', header, later(-301_000), body)).toBe(false);
});

test('a header that is no signature is refused', () => {
  for (const header of [
    undefined,
    '',
    't=1',
    'v1=00',
    't=1700000000,v1=zz',
    `t=${Math.floor(at.getTime() / 1000)},v1=${'0'.repeat(64)}`,
    ['a', 'b'],
    [signature('key', at, body)],
    ` ${signature('key', at, body)}`,
    `${signature('key', at, body)},v1=00`,
  ]) {
    expect(isSignedBy('key', header, at, body)).toBe(false);
  }
});

test('the time cannot be changed without the key', () => {
  const header = signature('key', at, body);
  const moved = header.replace(/t=\d+/, `t=${Math.floor(later(200_000).getTime() / 1000)}`);
  expect(isSignedBy('key', moved, later(200_000), body)).toBe(false);
});
