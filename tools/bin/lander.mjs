// npm run lander -- templates|new|clone|check|preview|pictures|publish|link|schedule|weight|withdraw|undo|list|split|end-split|rebucket|report: what landers show, published as data.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSER_ARGS, ensureBrowser } from '../setup/browser.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, say } from '../setup/workspace.mjs';
import '../source/register.mjs';

await ensureDependencies();
const { commandActor } = await import('@rendezvous/site');
const { plainFault } = await import('@rendezvous/server/platform');
const { USAGE } = await import('../landers/arguments.ts');
const { check } = await import('../landers/check-folder.ts');
const { cloneFolder } = await import('../landers/clone-folder.ts');
const { madeFolder, runCommand } = await import('../landers/commands.ts');
const { listTemplates } = await import('../landers/list-templates.ts');
const { newFolder } = await import('../landers/new-folder.ts');
const { withLanders } = await import('../landers/with-landers.ts');
const { siteOf } = await import('../release/grant.ts');
const { sourceOf } = await import('../release/source.ts');

const args = process.argv.slice(2);
const [name, target] = args;
const actor = commandActor(sourceOf(WORKSPACE, 'landers').actor, 'lander');
const browser = async () => ({ executablePath: await ensureBrowser(), args: BROWSER_ARGS });
const made = () => {
  const { values } = parseArgs({ args: args.slice(2), options: { template: { type: 'string' } } });
  return madeFolder(newFolder(WORKSPACE, target, values.template));
};
const isFolder = (path) => existsSync(join(path, 'lander.json'));
const onProduct = () =>
  withLanders((landers, config) =>
    runCommand({ landers, actor, workspace: WORKSPACE, address: () => siteOf(config), now: () => new Date(), browser }, args),
  );

try {
  if (['new', 'check', 'clone'].includes(name) && target === undefined) throw new Error(USAGE);
  if (name === 'templates') say(listTemplates());
  else if (name === 'new') say(made());
  else if (name === 'check') say(await check(target));
  else if (name === 'clone' && isFolder(target) && args[2] !== undefined) say(madeFolder(await cloneFolder(WORKSPACE, target, args[2])));
  else say(await onProduct());
} catch (error) {
  process.stderr.write(`${error.name === 'LanderFault' ? error.message : plainFault(error)}\n`);
  process.exit(1);
}
