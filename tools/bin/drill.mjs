// npm run drill: what happens to visitors while remotes fail, in every combination; that a field of one area moves no other build; that
// every story draws. Takes ten minutes.
import { ensureBrowser } from '../setup/browser.mjs';
import { ensureBuild } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { runTool } from '../setup/workspace.mjs';

await ensureDependencies();
await ensureBuild();
await runTool('@playwright/test/cli.js', ['test', '-c', 'e2e/drill.config.ts', ...process.argv.slice(2)], {
  env: { BROWSER_PATH: await ensureBrowser() },
}).catch(() => process.exit(1));
