// Bytes that the first screen of each route costs, after brotli, against the budget.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE, say } from '../setup/workspace.mjs';
import '../source/register.mjs';

const { FIRST_MAX, LATER_MAX, STYLES_MAX, inKb, routeCosts } = await import('../release/budget.rules.ts');

const factsOf = (name) => JSON.parse(readFileSync(join(WORKSPACE, name, 'dist/release.json'), 'utf8'));

const shell = factsOf('shell');
const rows = readdirSync(WORKSPACE)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((name) => routeCosts(shell, factsOf(name)));
const failed = rows.filter(({ fits }) => !fits).length;

say(
  `brotli KB: scripts in all (first routes ≤ ${inKb(FIRST_MAX)}), added to the shell (later routes ≤ ${inKb(LATER_MAX)}), styles (≤ ${inKb(STYLES_MAX)})`,
);
for (const { path, scripts, added, styles, first, chunkKnown, fits } of rows) {
  const sizes = [scripts, added, styles].map((bytes) => inKb(bytes).padStart(6)).join(' ');
  say(`${fits ? '✓' : '✗'} ${sizes}  ${first ? 'first' : 'later'}  ${path}${chunkKnown ? '' : '  (its chunk is not in the build)'}`);
}

const target = process.argv[process.argv.indexOf('--json') + 1];
if (process.argv.includes('--json')) writeFileSync(target, JSON.stringify({ passed: rows.length - failed, failed, skipped: 0 }));
process.exit(failed === 0 ? 0 : 1);
