// npm run check: types, lint, format, the arrow, cycles, dead exports, catalogues, the contract. Prints one line each and fails when one does.
import { writeFileSync } from 'node:fs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, runTool, say } from '../setup/workspace.mjs';

await ensureDependencies();
// they need the dependencies, so they come after them
const { checkArrow } = await import('../checks/arrow.mjs');
const { checkCatalogues } = await import('../checks/catalogues.mjs');
const { checkContract } = await import('../checks/contract.mjs');

const faultOf = (work) =>
  work().then(
    () => null,
    (fault) => fault,
  );

/** Everything but prose, in the form that prettier gives it. What did not change since the last time is not looked at again. */
const checkFormat = () =>
  runTool(
    'prettier/bin/prettier.cjs',
    [
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      'node_modules/.cache/prettier/check',
      '**/*.{ts,tsx,mjs,cjs,css,json}',
    ],
    { quietly: true },
  );

/** Every file and every name that a file exports is used by another one; what starts the product or is asked for by name is in .knip.jsonc. */
const checkExports = () =>
  runTool(
    'knip/bin/knip.js',
    [
      '--include',
      'files,exports,types,enumMembers,duplicates',
      '--no-progress',
      '--treat-config-hints-as-errors',
      '--tsConfig',
      'tsconfig.knip.json',
    ],
    {
      quietly: true,
    },
  );

/** Each check: its name, and what it says when it fails, or the error of its program (null when it holds). Programs of their own run beside those that run here. */
const PROGRAMS = [
  ['format', () => faultOf(checkFormat)],
  ['types', () => faultOf(() => runTool('typescript-native/bin/tsc', ['--noEmit', '-p', 'tsconfig.json'], { quietly: true }))],
  ['dead exports', () => faultOf(checkExports)],
  ['lint', () => faultOf(() => runTool('oxlint/bin/oxlint', ['--deny-warnings'], { quietly: true }))],
];
const HERE = [
  ['arrow and cycles', () => checkArrow(WORKSPACE)],
  ['catalogues', () => checkCatalogues(WORKSPACE)],
  ['contract', () => checkContract(WORKSPACE)],
];

/** `npm run check -- types lint`: only those; none named, all. */
const named = process.argv.slice(2).filter((argument) => [...PROGRAMS, ...HERE].some(([name]) => name === argument));
const isAsked = ([name]) => named.length === 0 || named.includes(name);

/** One after the other. @returns those that failed, and what they said */
const runAll = async (checks) => {
  const failures = [];
  for (const [name, check] of checks) {
    const fault = await check();
    const said = fault?.message ?? fault;
    if (fault) failures.push({ title: `check: ${name}`, message: fault.output ?? said });
    say(`${fault ? '✗' : '✓'} ${name}${fault ? `\n${said}` : ''}`);
  }
  return failures;
};

const lanes = [PROGRAMS.filter(isAsked), HERE.filter(isAsked)];
const failures = (await Promise.all(lanes.map(runAll))).flat();
const failed = failures.length;
const passed = lanes.flat().length - failed;
say(`checks: ${passed} passed, ${failed} failed`);
if (process.argv.includes('--json')) {
  writeFileSync(process.argv[process.argv.indexOf('--json') + 1], JSON.stringify({ passed, failed, skipped: 0, failures }));
}
process.exit(failed === 0 ? 0 : 1);
