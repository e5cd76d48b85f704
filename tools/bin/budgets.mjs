// Bytes that the first screen of each route costs, after brotli, against the budget.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE, say } from '../setup/workspace.mjs';

const KB = 1024;
/** Shell and first route together. */
const FIRST_MAX = 160 * KB;
/** What a later route adds to the shell. */
const LATER_MAX = 40 * KB;
/** Where visits begin: what search engines, advertisements and a typed address lead to. */
const FIRST = [/^\/$/, /^\/members(\/:id)?$/, /^\/pages\//, /^\/(credits|premium|pricing|likes)$/];
const STYLES_MAX = 20 * KB;
const EXPOSED = '__federation_expose_remote';

const factsOf = (name) => JSON.parse(readFileSync(join(WORKSPACE, name, 'dist/release.json'), 'utf8'));
const size = (facts, file) => facts.files[file]?.brotli ?? facts.files[file]?.bytes ?? 0;
const messages = (facts, locale) =>
  Object.keys(facts.files).filter((name) => new RegExp(`messages[-_]${locale}[-_]json\\..*\\.js$`).test(name));

const shell = factsOf('shell');
const shellFiles = [...new Set([shell.entry, ...(shell.chunks.main ?? []), ...messages(shell, 'fr')])];
const rows = readdirSync(WORKSPACE)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((name) => {
    const facts = factsOf(name);
    return facts.descriptor.routes.map(({ path, chunk }) => {
      const own = [...new Set([facts.entry, ...(facts.chunks[EXPOSED] ?? []), ...(facts.chunks[chunk] ?? []), ...messages(facts, 'fr')])];
      const total = (extension) =>
        shellFiles.filter((file) => file.endsWith(extension)).reduce((sum, file) => sum + size(shell, file), 0) +
        own.filter((file) => file.endsWith(extension)).reduce((sum, file) => sum + size(facts, file), 0);
      const scripts = total('.js');
      const first = FIRST.some((pattern) => pattern.test(path));
      const added = own.filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + size(facts, file), 0);
      const fits = (first ? scripts <= FIRST_MAX : added <= LATER_MAX) && total('.css') <= STYLES_MAX && Boolean(facts.chunks[chunk]);
      return { path, scripts, added, styles: total('.css'), first, fits, chunkKnown: Boolean(facts.chunks[chunk]) };
    });
  });

const kb = (bytes) => (bytes / KB).toFixed(1).padStart(6);
const faulty = rows.filter(({ fits }) => !fits);
say(
  `brotli KB: scripts in all (first routes ≤ ${FIRST_MAX / KB}), added to the shell (later routes ≤ ${LATER_MAX / KB}), styles (≤ ${STYLES_MAX / KB})`,
);
for (const row of rows)
  say(
    `${faulty.includes(row) ? '✗' : '✓'} ${kb(row.scripts)} ${kb(row.added)} ${kb(row.styles)}  ${row.first ? 'first' : 'later'}  ${row.path}${row.chunkKnown ? '' : '  (its chunk is not in the build)'}`,
  );

const target = process.argv[process.argv.indexOf('--json') + 1];
if (process.argv.includes('--json'))
  writeFileSync(target, JSON.stringify({ passed: rows.length - faulty.length, failed: faulty.length, skipped: 0 }));
process.exit(faulty.length === 0 ? 0 : 1);
