import { codeText } from './code-texts.js';
import { codeHash, codeTimes, isSameCode, newCode, numberKey } from './direct-debit-code.rules.js';

const KEY = 'a key for tests';
const sent = { orderId: 1, mobile: '+31612345678', code: '012345' };

test('a code is six digits, and another one each time', () => {
  const codes = Array.from({ length: 200 }, newCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(190);
});

test.each([
  [10, '2026-03-02T12:10:00Z'],
  [3, '2026-03-02T12:03:00Z'],
])('a code counts for as many minutes as the site says (%i), and another may follow after one', (direct_debit_code_minutes, end) => {
  expect(codeTimes(new Date('2026-03-02T12:00:00Z'), { direct_debit_code_minutes })).toEqual({
    sentAt: new Date('2026-03-02T12:00:00Z'),
    expiresAt: new Date(end),
    resendAt: new Date('2026-03-02T12:01:00Z'),
  });
});

test('what is kept is of this order, number, code and installation', () => {
  const kept = codeHash(KEY, sent);
  expect(isSameCode(kept, codeHash(KEY, { ...sent }))).toBe(true);
  for (const other of [{ orderId: 2 }, { mobile: '+31612345679' }, { code: '012346' }])
    expect(isSameCode(kept, codeHash(KEY, { ...sent, ...other }))).toBe(false);
  expect(isSameCode(kept, codeHash('another key', sent))).toBe(false);
  expect(isSameCode(kept, Buffer.alloc(0))).toBe(false);
});

test('a number is counted under what does not tell it', () => {
  expect(numberKey(KEY, sent.mobile)).toBe(numberKey(KEY, sent.mobile));
  expect(numberKey(KEY, sent.mobile)).not.toBe(numberKey(KEY, '+31612345679'));
  expect(numberKey(KEY, sent.mobile)).not.toContain('612345678');
});

/** The signs that take one place of the 160 that a message has; the euro takes two. */
const ONE_PLACE = /^[A-Za-z0-9 \n@#.,:;'éèà€-]+$/;

test('a message says how much and to whom, ends with the line that phones read, and fits into one', () => {
  const facts = { code: '012345', seller: 'Rendezvous', host: 'www.rendezvous.example', amount: 19_999, currency: 'EUR', minutes: 10 };
  expect(codeText('en', facts)).toBe(
    '012345 is your Rendezvous code to sign the direct debit of €199.99. Valid for 10 minutes. Do not share it with anybody.\n\n@www.rendezvous.example #012345',
  );
  expect(codeText('fr', facts)).toBe(
    '012345 est votre code Rendezvous pour signer le prélèvement de 199,99 €. Valable 10 minutes. Ne le donnez à personne.\n\n@www.rendezvous.example #012345',
  );
  expect(codeText('en', { ...facts, minutes: 3 })).toContain('Valid for 3 minutes.');
  for (const locale of ['en', 'fr'] as const) {
    const text = codeText(locale, facts);
    expect(text).toMatch(ONE_PLACE);
    expect(text.length + 1).toBeLessThanOrEqual(160);
  }
});
