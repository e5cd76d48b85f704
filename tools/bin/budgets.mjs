// Bytes that each page and slot costs before it is there, after brotli, against the site's limits and its remote's budget.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE, say } from '../setup/workspace.mjs';
import '../source/register.mjs';

const { FIRST_MAX, LATER_MAX, STYLES_MAX, inKb, screenCosts, shellPageCosts } = await import('../release/budget.rules.ts');

const factsOf = (name) => JSON.parse(readFileSync(join(WORKSPACE, name, 'dist/release.json'), 'utf8'));

const shell = factsOf('shell');
const remotes = readdirSync(WORKSPACE).filter((name) => name.startsWith('mfe-'));
const rows = [...shellPageCosts(shell), ...remotes.flatMap((name) => screenCosts(shell, factsOf(name)))];
const isFine = ({ chunkKnown, withinBudget, fits }) => chunkKnown && withinBudget && fits;
const failures = [];

say(
  `brotli KB: scripts in all (where visits begin ≤ ${inKb(FIRST_MAX)}), added to the shell (elsewhere ≤ ${inKb(LATER_MAX)}), the budget of ` +
    `the descriptor for these, styles (≤ ${inKb(STYLES_MAX)})`,
);
for (const row of rows) {
  const { place, scripts, added, budget, styles, first, chunkKnown } = row;
  const sizes = [scripts, added, budget, styles].map((bytes) => (bytes === null ? '–' : inKb(bytes)).padStart(6)).join(' ');
  const kind = first ? 'first' : place.startsWith('/') ? 'later' : 'slot ';
  const line = `${sizes}  ${kind}  ${place}${chunkKnown ? '' : '  (its chunk is not in the build)'}`;
  if (!isFine(row)) failures.push({ title: `budget: ${place}`, message: line });
  say(`${isFine(row) ? '✓' : '✗'} ${line}`);
}

const target = process.argv[process.argv.indexOf('--json') + 1];
const failed = failures.length;
if (process.argv.includes('--json')) writeFileSync(target, JSON.stringify({ passed: rows.length - failed, failed, skipped: 0, failures }));
process.exit(failed === 0 ? 0 : 1);
