// npm run bench -- page|draw|federation|search|http|chat|upload|deck|ledger|settlement|export: each measures against its own baseline in the same run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, orEnd, say } from '../setup/workspace.mjs';

const NAMES = ['page', 'draw', 'federation', 'search', 'http', 'chat', 'upload', 'deck', 'ledger', 'settlement', 'export'];
const [name, ...args] = process.argv.slice(2);
if (!NAMES.includes(name)) {
  process.stderr.write(`Which one? npm run bench -- ${NAMES.join('|')}\n`);
  process.exit(1);
}
await ensureDependencies();
await orEnd(ensureBuild);
const file = [`tools/dist/bench/${name}/index.js`, `tools/dist/bench/${name}.js`]
  .map((path) => join(WORKSPACE, path))
  .find((path) => existsSync(path));
const { run } = await import(pathToFileURL(file).href);
for (const row of await run(args)) say(typeof row === 'string' ? row : JSON.stringify(row));
// set by one whose figures are wrong, and not only slow
process.exit(process.exitCode ?? 0);
