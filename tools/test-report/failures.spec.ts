interface Failure {
  readonly title: string;
  readonly message: string;
}
interface Failures {
  readonly failedUnits: (report: unknown, workspace: string) => Failure[];
  readonly failedJourneys: (report: unknown) => Failure[];
  readonly journeysThat: (status: string, report: unknown) => Failure[];
  readonly failureLines: (failures: readonly Failure[], mark?: string) => string[];
}
const { failedUnits, failedJourneys, journeysThat, failureLines } = jest.requireActual<Failures>('./failures.mjs');

const unitsOf = (result: object) => failedUnits({ testResults: [{ name: '/shop/services/a.spec.ts', message: '', ...result }] }, '/shop');
const journey = (status: string, errors: readonly string[][]) => ({
  title: 'buys credits',
  tests: [{ status, projectName: 'phone-en', results: errors.map((messages) => ({ errors: messages.map((message) => ({ message })) })) }],
});
const journeys = (...specs: object[]) => ({
  suites: [{ title: 'buy.e2e.ts', specs: [], suites: [{ title: 'a visitor', specs }] }],
});

describe('unit and database tests', () => {
  const passed = { status: 'passed', fullName: 'wallets keep', failureMessages: [] };

  test('one that failed is told by file, full name and its first message', () => {
    const failed = { status: 'failed', fullName: 'wallets refuse', failureMessages: ['Expected: 1', 'again'] };
    expect(unitsOf({ status: 'failed', assertionResults: [passed, failed] })).toEqual([
      { title: 'services/a.spec.ts › wallets refuse', message: 'Expected: 1' },
    ]);
  });

  test('a file that could not be run is told by itself', () => {
    expect(unitsOf({ status: 'failed', message: 'Cannot find module', assertionResults: [] })).toEqual([
      { title: 'services/a.spec.ts', message: 'Cannot find module' },
    ]);
  });

  test('a file of which everything passed is not told', () => {
    expect(unitsOf({ status: 'passed', assertionResults: [passed] })).toEqual([]);
  });
});

describe('journeys', () => {
  test('one that failed is told by file, title and project, with the error of its last try', () => {
    expect(failedJourneys(journeys(journey('unexpected', [['first try'], ['second try', 'and more']]), journey('expected', [[]])))).toEqual(
      [{ title: 'buy.e2e.ts › a visitor › buys credits [phone-en]', message: 'second try' }],
    );
  });

  test('one that passed only when tried again is told apart, with what it failed by', () => {
    const flaky = journeys(journey('flaky', [['first try'], []]));
    expect(failedJourneys(flaky)).toEqual([]);
    expect(journeysThat('flaky', flaky)).toEqual([{ title: 'buy.e2e.ts › a visitor › buys credits [phone-en]', message: 'first try' }]);
  });

  test('a product that did not start is told', () => {
    expect(failedJourneys({ suites: [], errors: [{ message: 'port in use' }] })).toEqual([
      { title: 'The run of all journeys', message: 'port in use' },
    ]);
  });
});

describe('what is printed', () => {
  test('the first lines of a message without colours and empty lines, none too long', () => {
    const message = ['\u001B[31mError: no\u001B[39m', '', ...Array.from({ length: 20 }, (_, line) => `${line}`.padEnd(400, '.'))].join(
      '\n',
    );
    const lines = failureLines([{ title: 'a.spec.ts › holds', message }]);
    expect(lines.slice(0, 2)).toEqual(['✗ a.spec.ts › holds', '    Error: no']);
    expect(lines).toHaveLength(9);
    expect(Math.max(...lines.map((line) => line.length))).toBe(164);
  });

  test.each([1, 10, 30, 80])('of %i failures every title stands in the last hundred lines', (count) => {
    const failures = Array.from({ length: count }, (_, index) => ({ title: `test ${index}`, message: 'a\n'.repeat(50) }));
    const lines = failureLines(failures);
    expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(count);
    expect(lines.length).toBeLessThanOrEqual(90);
  });

  test('another mark for what is not a failure', () => {
    expect(failureLines([{ title: 'a.spec.ts › holds', message: 'no' }], '!')).toEqual(['! a.spec.ts › holds', '    no']);
  });

  test('nothing where nothing failed', () => {
    expect(failureLines([])).toEqual([]);
  });
});
