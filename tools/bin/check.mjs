// npm run check: types, lint, format, the arrow, cycles, dead exports, catalogues, the contract. Prints one line each and fails when one does.
import { writeFileSync } from 'node:fs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, runTool, say } from '../setup/workspace.mjs';

await ensureDependencies();
// they need the dependencies, so they come after them
const { checkArrow } = await import('../checks/arrow.mjs');
const { checkCatalogues } = await import('../checks/catalogues.mjs');
const { checkContract } = await import('../checks/contract.mjs');

const outputOf = (work) =>
  work().then(
    () => null,
    (fault) => fault.message,
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

/** Each check: its name, and what it says when it fails (null when it holds). */
const CHECKS = [
  ['types', () => outputOf(() => runTool('typescript-native/bin/tsc', ['--noEmit', '-p', 'tsconfig.json'], { quietly: true }))],
  ['lint', () => outputOf(() => runTool('oxlint/bin/oxlint', ['--deny-warnings'], { quietly: true }))],
  ['format', () => outputOf(checkFormat)],
  ['arrow and cycles', () => checkArrow(WORKSPACE)],
  ['dead exports', () => outputOf(checkExports)],
  ['catalogues', () => checkCatalogues(WORKSPACE)],
  ['contract', () => checkContract(WORKSPACE)],
];

/** `npm run check -- types lint`: only those; none named, all. */
const named = process.argv.slice(2).filter((argument) => CHECKS.some(([name]) => name === argument));
const checks = named.length > 0 ? CHECKS.filter(([name]) => named.includes(name)) : CHECKS;

let failed = 0;
for (const [name, check] of checks) {
  const fault = await check();
  if (fault) failed++;
  say(`${fault ? '✗' : '✓'} ${name}${fault ? `\n${fault}` : ''}`);
}
say(`checks: ${checks.length - failed} passed, ${failed} failed`);
if (process.argv.includes('--json')) {
  writeFileSync(process.argv[process.argv.indexOf('--json') + 1], JSON.stringify({ passed: checks.length - failed, failed, skipped: 0 }));
}
process.exit(failed === 0 ? 0 : 1);
