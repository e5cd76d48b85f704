import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyWorkspace, removeWorkspace } from '../../setup/workspace-copy.js';
import { chosen, runStores } from './stores.js';
import type { Planted } from './written-mutant.js';

// The drill's short form: a few mutants that really run, each in a Jest of its own.
const CHECKOUT = resolve(__dirname, '../../..');
let copy: string;
beforeAll(() => {
  copy = copyWorkspace(CHECKOUT, { builds: false });
});
afterAll(() => removeWorkspace(copy));

const [lock] = chosen(['services/site/src/sites/sites.store.ts']);
const harmless: Planted = {
  file: 'services/chat/src/sending/text.rules.ts',
  spec: 'services/chat/src/sending/text.rules.spec.ts',
  without: 'nothing',
  from: "if (isBlank(text)) return 'empty';",
  to: "if (isBlank(text) === true) return 'empty';",
};
const unreadable: Planted = { ...lock!, without: 'good grammar', to: 'where id = $1 for for update' };

test('a lock that is taken out is noticed; a harmless change lives; one that PostgreSQL cannot read is no mutant; and no file stays changed', async () => {
  const outcomes = await runStores(copy, [lock!, harmless, unreadable], () => undefined);
  expect(outcomes.map(({ what, outcome }) => [what, outcome])).toEqual([
    ['without the lock of the settings', 'killed'],
    ['without nothing', 'survived'],
    ['without good grammar', 'broken'],
  ]);
  for (const { file } of [lock!, harmless]) expect(readFileSync(join(copy, file), 'utf8')).toBe(readFileSync(join(CHECKOUT, file), 'utf8'));
  // five times Jest, and more where one is late: each has its own limit, and none of them is to be cut short by this one
}, 1_500_000);

test('tests that do not hold without a mutant are told of: they would notice everything', async () => {
  const noticesAll: Planted = { ...harmless, spec: 'services/chat/src/sending/no-such.rules.spec.ts' };
  await expect(runStores(copy, [noticesAll], () => undefined)).rejects.toThrow('Without any mutant the tests do not hold');
}, 500_000);
