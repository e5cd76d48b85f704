import { visibleSql } from './visibility.store.js';

test('a table of findable members need not keep what its rows have in common', () => {
  const sql = visibleSql({ viewer: '$1', member: 'm', surface: 'listed', known: { gone: 'false', disabled: 'false', invisible: 'false' } });
  expect(sql).not.toMatch(/m\.status|m\.moderated|m\.invisible/);
  expect(sql).toMatch(/m\.privacy/);
  expect(sql).toMatch(/account\.blocks where blocker_id = \$1/);
  expect(sql).toMatch(/account\.blocks where blocked_id = \$1/);
});

test('a row that a later one repeats adds nothing to the condition', () => {
  expect(visibleSql({ viewer: '$1', member: 'm', surface: 'presence' })).not.toMatch(/conversation|mine\.liked/);
});
