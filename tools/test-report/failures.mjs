// What failed, out of what each runner wrote: a title that finds the test, and what it said.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines that all failures together may take, so that the last hundred lines of the output hold every one. */
const ROOM = 80;
const LINES_MAX = 8;
const WIDTH_MAX = 160;

/** Unit and database tests, as Jest reports them. A file that could not be run at all is a failure of its own. */
export const failedUnits = ({ testResults }, workspace) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(workspace, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ title: file, message }] : [];
    return failed.map(({ fullName, failureMessages }) => ({ title: `${file} › ${fullName}`, message: failureMessages[0] ?? '' }));
  });

/** Those that passed when tried again, with what they failed by before. */
export const flakyUnits = ({ testResults }, workspace) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName, retryReasons = [] }) => ({ title: `${relative(workspace, name)} › ${fullName}`, message: retryReasons[0] ?? '' })),
  );

/** Journeys with a status (`unexpected`, `flaky`), as Playwright reports them, with the error of their last try that failed. */
export const journeysThat = (status, { suites }) => suites.flatMap((suite) => journeysIn(suite, [], status));

const journeysIn = ({ title, specs = [], suites = [] }, above, status) => {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) => ({
        title: `${[...path, spec.title].join(' › ')} [${projectName}]`,
        message: results.findLast(({ errors }) => errors.length > 0)?.errors[0].message ?? '',
      })),
  );
  return [...own, ...suites.flatMap((suite) => journeysIn(suite, path, status))];
};

/** All journeys that failed, and what kept the run itself from beginning or ending. */
export const failedJourneys = (report) => [
  ...(report.errors ?? []).map(({ message }) => ({ title: 'The run of all journeys', message: message ?? '' })),
  ...journeysThat('unexpected', report),
];

/** A line for each failure, behind its mark, and the first of what it said below; of many failures less each. */
export const failureLines = (failures, mark = '✗') => {
  const each = Math.min(LINES_MAX, Math.max(0, Math.floor(ROOM / failures.length) - 1));
  return failures.flatMap(({ title, message }) => [`${mark} ${title}`, ...firstLines(message, each).map((line) => `    ${line}`)]);
};

const firstLines = (message, count) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, count)
    .map((line) => line.slice(0, WIDTH_MAX));
