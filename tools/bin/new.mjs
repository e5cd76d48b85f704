// npm run new -- remote <area> | route <area> <name> | page <name> | decision <title>: writes the first lines of it, which pass every check.
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, say } from '../setup/workspace.mjs';
import '../source/register.mjs';

await ensureDependencies();
const { link, write } = await import('../new/apply.ts');
const { KINDS } = await import('../new/kinds/index.ts');
const { NewFault, textsAfter } = await import('../new/plan.ts');
const { assertCommitted, workspaceAt } = await import('../new/workspace.ts');

const [name = '', ...args] = process.argv.slice(2);
try {
  const kind = KINDS.get(name);
  if (!kind) throw new NewFault(`npm run new -- ${[...KINDS.values()].map(({ usage }) => usage).join(' | ')}`);
  const workspace = workspaceAt(WORKSPACE);
  const plan = kind.plan(workspace, args, new Date().toISOString().slice(0, 10));
  const texts = textsAfter(workspace, plan);
  const paths = Object.keys(texts);
  assertCommitted(WORKSPACE, paths);
  await write(WORKSPACE, texts);
  link(WORKSPACE, Object.keys(plan.writes));
  if (paths.some((path) => path.startsWith('libs/contracts/'))) {
    const { writeContract } = await import('../checks/contract.mjs');
    const fault = await writeContract(WORKSPACE);
    if (fault) throw new NewFault(fault);
    paths.push('docs/contract.txt');
  }
  for (const path of paths) say(`${path in plan.writes ? '+' : '~'} ${path}`);
  for (const line of plan.next) say(line);
} catch (error) {
  // the platform takes seconds to load, and few faults are its own
  const said = error.name === 'NewFault' ? error.message : (await import('@rendezvous/server/platform')).plainFault(error);
  process.stderr.write(`${said}\n`);
  process.exit(1);
}
