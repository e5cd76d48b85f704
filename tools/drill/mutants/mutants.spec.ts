import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { configFor, type Ran, saidOf } from './run-spec.js';
import { mutatedText, planted, withMutant } from './written-mutant.js';
import { WRITTEN } from './written/index.js';

const WORKSPACE = resolve(__dirname, '../../..');
const all = planted(WRITTEN);
const textOf = (file: string): string => readFileSync(join(WORKSPACE, file), 'utf8');

test('there are at least forty, each with another name within its file', () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
  const names = all.map(({ file, without }) => `${file} without ${without}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every fragment stands once in its file, and every test that has to notice is there', () => {
  const faults: string[] = [];
  for (const mutant of all) {
    try {
      expect(mutatedText(textOf(mutant.file), mutant)).not.toBe(textOf(mutant.file));
      textOf(mutant.spec);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  expect(faults).toEqual([]);
});

test('a fragment that is gone or stands twice is a fault, not a mutant', () => {
  const mutant = { file: 'a.ts', from: 'lock()', to: '' };
  expect(() => mutatedText('nothing', mutant)).toThrow('0 times');
  expect(() => mutatedText('lock(); lock();', mutant)).toThrow('2 times');
  expect(mutatedText('lock(); $&', { ...mutant, to: '$&' })).toBe('$&; $&');
});

test('a file is right again after its mutant, also when the test of it could not run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-mutant-'));
  try {
    const [mutant] = all;
    const path = join(folder, mutant!.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, textOf(mutant!.file));
    const failing = withMutant(folder, mutant!, async () => {
      expect(readFileSync(path, 'utf8')).not.toBe(textOf(mutant!.file));
      throw new Error('no server');
    });
    await expect(failing).rejects.toThrow('no server');
    expect(readFileSync(path, 'utf8')).toBe(textOf(mutant!.file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Answers one after the other, and notes how long each was waited for. */
const answering = (...verdicts: readonly Ran['verdict'][]) => {
  const waited: number[] = [];
  const tried = (timeoutMs: number): Promise<Ran> => {
    waited.push(timeoutMs);
    return Promise.resolve({ verdict: verdicts[waited.length - 1]!, said: '', took: new Map() });
  };
  return { tried, waited };
};

describe('a test that is late with its mutant', () => {
  test('is tried once more for as long as the machine needs now: late once says nothing, late twice is noticed', async () => {
    const [busy, stuck] = [answering('late', 'passed'), answering('late', 'late')];
    expect((await saidOf(7000, busy.tried, () => Promise.resolve(90_000))).verdict).toBe('passed');
    expect((await saidOf(7000, stuck.tried, () => Promise.resolve(2000))).verdict).toBe('late');
    expect([busy.waited, stuck.waited]).toEqual([
      [70_000, 900_000],
      [70_000, 70_000],
    ]);
  });

  test('and no other is timed again', async () => {
    const { tried, waited } = answering('failed');
    expect((await saidOf(1000, tried, () => Promise.reject(new Error('Nobody asked.')))).verdict).toBe('failed');
    expect(waited).toEqual([60_000]);
  });
});

test.each(['pure', 'browser', 'database'] as const)('no %s test that a mutant meets makes a whole workspace', (size) => {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-mutant-'));
  try {
    writeFileSync(join(folder, 'jest.config.mjs'), `export { default } from ${JSON.stringify(join(WORKSPACE, 'jest.config.mjs'))};`);
    const script = `import config from ${JSON.stringify(configFor(folder, size))}; console.log(JSON.stringify(config.testPathIgnorePatterns));`;
    const ignored = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })) as string[];
    const isLeftOut = (file: string) => ignored.some((pattern) => new RegExp(pattern).test(join(WORKSPACE, file)));
    for (const file of ['tools/new/new.spec.ts', 'tools/release/one-area.spec.ts']) {
      expect(textOf(file)).toContain('copyWorkspace(');
      expect([file, isLeftOut(file)]).toEqual([file, true]);
    }
    expect(isLeftOut('libs/contracts/node_modules/a/a.spec.ts')).toBe(true);
    expect(isLeftOut('tools/new/names.rules.spec.ts')).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
