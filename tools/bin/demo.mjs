// npm run demo -- --members 1000000: loads the demo world, as large as asked for.
import { join } from 'node:path';
import { ensureBuild } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, orEnd, run } from '../setup/workspace.mjs';

await ensureDependencies();
await orEnd(ensureBuild);
await orEnd(() => run(process.execPath, [join(WORKSPACE, 'tools/dist/demo/load/main.js'), ...process.argv.slice(2)]));
