// npm run releases -- list|promote|grow|rollback|pin|unpin|withdraw|keep|clean: what is live, and what should be.
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, say } from '../setup/workspace.mjs';
import '../source/register.mjs';

await ensureDependencies();
const { runCommand } = await import('../release/commands.ts');
const { lastReleaseOf } = await import('../release/last-release.ts');
const { sourceOf } = await import('../release/source.ts');
const { withRegistry } = await import('../release/with-registry.ts');

try {
  say(
    await withRegistry((registry) =>
      runCommand(registry, process.argv.slice(2), { actor: sourceOf(WORKSPACE, 'libs').actor, kept: lastReleaseOf(WORKSPACE) }),
    ),
  );
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
