import type { RefusalCode } from '@rendezvous/contracts/refusals';
import { nextAfter } from './fault-kind.rules';

const fault = (status: number, code?: RefusalCode) => ({ status, body: code === undefined ? null : { error: { code, requestId: 'x' } } });

test('without an answer it waits for the connection', () => {
  expect(nextAfter(fault(0))).toBe('line');
});

test.each([
  [503, 'server.unavailable'],
  [500, 'server.error'],
  [429, 'request.too-many'],
  [429, 'account.upload-limit'],
  [409, 'account.upload-incomplete'],
  [409, undefined],
  [502, undefined],
] as const)('%s %s passes', (status, code) => {
  expect(nextAfter(fault(status, code))).toBe('server');
});

test.each([
  [410, 'account.upload-gone'],
  [422, 'account.upload-damaged'],
  [410, undefined],
] as const)('after %s %s the same file is sent anew', (status, code) => {
  expect(nextAfter(fault(status, code))).toBe('anew');
});

test.each([
  [422, 'account.photo-unreadable'],
  [413, 'account.photo-too-large'],
  [409, 'account.photo-limit'],
  [403, 'account.signups-closed'],
  [403, 'auth.required'],
  [404, undefined],
] as const)('%s %s is said', (status, code) => {
  expect(nextAfter(fault(status, code))).toBe('ends');
});
