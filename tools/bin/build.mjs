// npm run build: everything that changed.
import { ensureBuild } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { orEnd } from '../setup/workspace.mjs';

await ensureDependencies();
await orEnd(ensureBuild);
