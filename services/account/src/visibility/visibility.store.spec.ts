import { visibleSql } from './visibility.store.js';

const known = { gone: 'false', disabled: 'false', paused: 'false', invisible: 'false', matchable: 'true' };

test('a table of findable members need not keep what its rows have in common', () => {
  const sql = visibleSql({ viewer: '$1', member: 'm', surface: 'listed', known });
  expect(sql).not.toMatch(/m\.status|m\.moderated|m\.invisible|m\.paused|m\.matchable/);
  expect(sql).toMatch(/m\.privacy/);
  expect(sql).toMatch(/account\.blocks where blocker_id = \$1/);
  expect(sql).toMatch(/account\.blocks where blocked_id = \$1/);
});

test('a row that a later one repeats adds nothing to the condition', () => {
  expect(visibleSql({ viewer: '$1', member: 'm', surface: 'presence' })).not.toMatch(/conversation|mine\.liked/);
});
