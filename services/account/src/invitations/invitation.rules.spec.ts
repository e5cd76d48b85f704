import { days } from '@rendezvous/contracts/kernel';
import { codeOf, expiryCounts, newCode, reasonAgainst, stateOf } from './invitation.rules.js';
import { invitationToken, readInvitationToken } from './invitation-token.rules.js';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (count: number) => new Date(now.getTime() - days(count));
const open = { uses: 1, maxUses: 2, expiresAt: null, withdrawnAt: null };

test('a withdrawn one is told as that, then a used-up one, then an expired one', () => {
  expect(stateOf(open, now)).toBe('open');
  expect(stateOf({ ...open, expiresAt: now }, now)).toBe('expired');
  expect(stateOf({ ...open, expiresAt: new Date(now.getTime() + 1) }, now)).toBe('open');
  expect(stateOf({ ...open, uses: 2, expiresAt: now }, now)).toBe('used-up');
  expect(stateOf({ ...open, uses: 2, expiresAt: now, withdrawnAt: now }, now)).toBe('withdrawn');
});

test('each state but open has its reason', () => {
  expect(reasonAgainst(open, now)).toBeNull();
  expect(reasonAgainst({ ...open, uses: 2 }, now)).toBe('account.invitation-used-up');
  expect(reasonAgainst({ ...open, expiresAt: now }, now)).toBe('account.invitation-expired');
  expect(reasonAgainst({ ...open, withdrawnAt: now }, now)).toBe('account.invitation-withdrawn');
});

test('who entered in time is judged by that moment, as long as the grace lasts', () => {
  expect(expiryCounts(ago(2), now, 7)).toEqual(ago(2));
  expect(expiryCounts(ago(9), now, 7)).toEqual(ago(7));
  expect(expiryCounts(ago(2), now, 0)).toEqual(now);
  // a clock that ran ahead makes nothing good that expired
  expect(expiryCounts(ago(-1), now, 7)).toEqual(now);
});

test('a code is read however it was typed', () => {
  const code = newCode();
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
  for (const typed of [code, code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `, code.replaceAll('-', '')])
    expect(codeOf(typed)).toBe(code);
  for (const typed of ['', 'ABCD-EFGH', `${code}2`, '----']) expect(codeOf(typed)).toBeNull();
});

test('what a browser holds is what we gave it', () => {
  const held = { id: 42, enteredAt: '2026-11-23T11:59:30.000Z' };
  const token = invitationToken('secret', held);
  expect(readInvitationToken('secret', token)).toEqual(held);
  const [, at, signature] = token.split('.');
  for (const forged of ['', 'x', `17.${at}.${signature}`, `${token}x`, token.replace('.', '..')])
    expect(readInvitationToken('secret', forged)).toBeNull();
  expect(readInvitationToken('another', token)).toBeNull();
});
