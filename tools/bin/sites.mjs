// npm run sites -- list|show|set|taxes|tax: which sites there are, their settings, and how much tax their prices contain.
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, say } from '../setup/workspace.mjs';
import '../source/register.mjs';

await ensureDependencies();
const { plainFault } = await import('@rendezvous/server/platform');
const { runCommand } = await import('../sites/commands.ts');
const { withSites } = await import('../sites/with-sites.ts');
const { sourceOf } = await import('../release/source.ts');

const { actor } = sourceOf(WORKSPACE, 'libs');
try {
  say(await withSites((sites) => runCommand(sites, { args: process.argv.slice(2), actor })));
} catch (error) {
  process.stderr.write(`${error.name === 'SitesFault' ? error.message : plainFault(error)}\n`);
  process.exit(1);
}
