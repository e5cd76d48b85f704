import { passRefusal } from './passes.rules.js';

test('whoever is not there is passed by nobody, and that is told first', () => {
  expect(passRefusal({ reason: 'account.profile-not-found', keptBack: null })).toBe('account.profile-not-found');
  expect(passRefusal({ reason: 'account.profile-not-found', keptBack: 'account.on-break' })).toBe('account.profile-not-found');
});

test.each(['account.moderated', 'account.on-break', 'account.age-needed'] as const)(
  'whoever is kept back (%s) passes nobody',
  (keptBack) => {
    expect(passRefusal({ reason: null, keptBack })).toBe(keptBack);
    expect(passRefusal({ reason: 'account.blocked-by', keptBack })).toBe(keptBack);
  },
);

test('everybody else passes whom they were offered, also whoever has blocked them since', () => {
  expect(passRefusal({ reason: null, keptBack: null })).toBeNull();
  expect(passRefusal({ reason: 'account.blocked-by', keptBack: null })).toBeNull();
});
