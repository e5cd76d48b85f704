import { entities, migrations, openOperators, type OpenOperators } from '@rendezvous/account';
import { givenMember } from '@rendezvous/account/testing';
import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { entities as siteEntities, migrations as siteMigrations } from '@rendezvous/site';
import { runCommand } from './commands.js';

let data: TestDatabase;
let operators: OpenOperators;
beforeAll(async () => {
  data = await testDatabase({ entities: [...siteEntities, ...entities], migrations: [...siteMigrations, ...migrations] });
  operators = await openOperators(data.url);
  await givenMember(data.database, { email: 'vera@example.org' });
  await givenMember(data.database, { email: 'new@example.org', status: 'not_confirmed' });
});
afterAll(async () => {
  await operators.close();
  await data.close();
});

const run = (...args: readonly string[]) => runCommand(operators, { args, actor: 'ada' });

test.each<[RegExp, ...string[]]>([
  [/npm run operators -- add/, 'promote', 'vera@example.org'],
  [/npm run operators -- add/, 'add'],
  [/npm run operators -- add/, 'log', 'all'],
  [/No account has the address nobody@example\.org/, 'add', 'nobody@example.org'],
  [/has to be confirmed first/, 'add', 'new@example.org'],
  [/vera@example\.org is no operator/, 'remove', 'vera@example.org'],
])('is refused: %s', async (said, ...args) => {
  await expect(run(...args)).rejects.toThrow(said);
});

test('what was refused is not in the log', async () => {
  expect(await run('log')).toBe('Nothing was done yet.');
});

test('an account becomes an operator by its address, and stops being one; the log tells both', async () => {
  expect(await run('list')).toContain('Nobody is an operator');
  expect(await run('add', 'Vera@Example.org')).toContain('vera@example.org is an operator');
  await expect(run('add', 'vera@example.org')).rejects.toThrow('already');
  expect(await run()).toMatch(/^vera@example\.org {2}.+ {2}member \d+$/);
  await run('remove', 'vera@example.org');
  expect(await run('list')).toContain('Nobody is an operator');
  expect((await run('log')).split('\n').map((line) => line.replace(/^[\d -]+:\d\d|\d+ {2}\(/g, ''))).toEqual([
    'Times are UTC.',
    expect.stringMatching(/ada {2}operators\.remove {2}member/),
    expect.stringMatching(/ada {2}operators\.add {2}member.*npm run operators\)$/),
  ]);
  expect(await run('log', '1')).not.toContain('operators.add');
});
