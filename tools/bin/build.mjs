// npm run build: everything that changed.
import { ensureBuild } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

await ensureDependencies();
await ensureBuild();
