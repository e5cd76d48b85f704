// npm run releases -- list|promote|grow|rollback|pin|unpin|withdraw|keep|clean|grant: what is live, what should be, and a look at what is not.
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, say } from '../setup/workspace.mjs';
import '../source/register.mjs';

await ensureDependencies();
const { plainFault } = await import('@rendezvous/server/platform');
const { runCommand } = await import('../release/commands.ts');
const { siteOf } = await import('../release/grant.ts');
const { lastReleaseOf } = await import('../release/last-release.ts');
const { sourceOf } = await import('../release/source.ts');
const { withRegistry } = await import('../release/with-registry.ts');

const run = (registry, config) =>
  runCommand(registry, process.argv.slice(2), {
    actor: sourceOf(WORKSPACE, 'libs').actor,
    kept: lastReleaseOf(WORKSPACE),
    granting: () => ({ ...config, site: siteOf(config) }),
  });

try {
  say(await withRegistry(run));
} catch (error) {
  process.stderr.write(`${plainFault(error)}\n`);
  process.exit(1);
}
