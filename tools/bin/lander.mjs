// npm run lander -- templates|new|check|preview|publish|schedule|weight|withdraw|undo|list|split|end-split|rebucket|report: what landers show, published as data.
import { parseArgs } from 'node:util';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, say } from '../setup/workspace.mjs';
import '../source/register.mjs';

await ensureDependencies();
const { commandActor } = await import('@rendezvous/site');
const { plainFault } = await import('@rendezvous/server/platform');
const { USAGE, check, runCommand } = await import('../landers/commands.ts');
const { listTemplates } = await import('../landers/list-templates.ts');
const { newFolder } = await import('../landers/new-folder.ts');
const { withLanders } = await import('../landers/with-landers.ts');
const { siteOf } = await import('../release/grant.ts');
const { sourceOf } = await import('../release/source.ts');

const args = process.argv.slice(2);
const [name, target] = args;
const actor = commandActor(sourceOf(WORKSPACE, 'landers').actor, 'lander');
const made = () => {
  const { values } = parseArgs({ args: args.slice(2), options: { template: { type: 'string' } } });
  const path = newFolder(WORKSPACE, target, values.template);
  return `+ ${path}\nChange its texts, then look at it: npm run lander -- preview ${path}`;
};
const onProduct = () =>
  withLanders((landers, config) => runCommand({ landers, actor, address: () => siteOf(config), now: () => new Date() }, args));

try {
  if (['new', 'check'].includes(name) && target === undefined) throw new Error(USAGE);
  if (name === 'templates') say(listTemplates());
  else if (name === 'new') say(made());
  else if (name === 'check') say(check(target));
  else say(await onProduct());
} catch (error) {
  process.stderr.write(`${error.name === 'LanderFault' ? error.message : plainFault(error)}\n`);
  process.exit(1);
}
