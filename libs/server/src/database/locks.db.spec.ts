import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type TestDatabase, testDatabase } from '../testing/index.js';

let here: TestDatabase;
beforeAll(async () => {
  here = await testDatabase({ entities: [], migrations: [] });
});
afterAll(() => here.close());

type Key = Parameters<Parameters<Parameters<TestDatabase['database']['transaction']>[0]>[0]['lock']>;

/** Whether a transaction that wants the second lock gets it while another one holds the first. */
const together = async (first: Key, second: Key): Promise<boolean> => {
  const signals = new EventEmitter();
  const steps: string[] = [];
  const isHeld = once(signals, 'held');
  const one = here.database.transaction(async (tx) => {
    await tx.lock(...first);
    const end = once(signals, 'end');
    signals.emit('held');
    await end;
    steps.push('first ends');
  });
  await isHeld;
  const other = here.database.transaction(async (tx) => {
    await tx.lock(...second);
    steps.push('second runs');
  });
  await Promise.race([other, setTimeout(300)]);
  signals.emit('end');
  await Promise.all([one, other]);
  return steps[0] === 'second runs';
};

test.each<[string, Key, Key, boolean]>([
  ['one name and key', ['things.count', 7], ['things.count', 7], false],
  ['one name without a key', ['things.count'], ['things.count'], false],
  ['another key', ['things.count', 7], ['things.count', 8], true],
  ['another order of the key', ['things.pair', 7, 8], ['things.pair', 8, 7], true],
  ['another name', ['things.count', 7], ['things.name', 7], true],
])('two transactions at once with %s', async (_, first, second, atOnce) => {
  expect(await together(first, second)).toBe(atOnce);
});
