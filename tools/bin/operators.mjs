// npm run operators -- add|remove|list|log: which accounts are operators, and what operators did.
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, say } from '../setup/workspace.mjs';
import '../source/register.mjs';

await ensureDependencies();
const { plainFault } = await import('@rendezvous/server/platform');
const { runCommand } = await import('../operators/commands.ts');
const { withOperators } = await import('../operators/with-operators.ts');
const { sourceOf } = await import('../release/source.ts');

const { actor } = sourceOf(WORKSPACE, 'libs');
try {
  say(await withOperators((operators) => runCommand(operators, { args: process.argv.slice(2), actor })));
} catch (error) {
  process.stderr.write(`${error.name === 'OperatorFault' ? error.message : plainFault(error)}\n`);
  process.exit(1);
}
