// npm run lander -- templates|new|clone|check|preview|pictures|publish|link|schedule|weight|withdraw|undo|list|split|end-split|rebucket|report: what landers show, published as data.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_ARGS, ensureBrowser } from '../setup/browser.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, say } from '../setup/workspace.mjs';
import '../source/register.mjs';

await ensureDependencies();
const { commandActor } = await import('@rendezvous/site');
const { plainFault } = await import('@rendezvous/server/platform');
const { argumentsOf, helpOf } = await import('../landers/arguments.ts');
const { check } = await import('../landers/check-folder.ts');
const { cloneFolder } = await import('../landers/clone-folder.ts');
const { madeFolder, runCommand } = await import('../landers/commands.ts');
const { listTemplates } = await import('../landers/list-templates.ts');
const { newFolder } = await import('../landers/new-folder.ts');
const { withLanders } = await import('../landers/with-landers.ts');
const { siteOf } = await import('../release/grant.ts');
const { sourceOf } = await import('../release/source.ts');

const args = process.argv.slice(2);
const actor = commandActor(sourceOf(WORKSPACE, 'landers').actor, 'lander');
const browser = async () => ({ executablePath: await ensureBrowser(), args: BROWSER_ARGS });
const isFolder = (path) => existsSync(join(path, 'lander.json'));
const onProduct = () =>
  withLanders((landers, config) =>
    runCommand({ landers, actor, workspace: WORKSPACE, address: () => siteOf(config), now: () => new Date(), browser }, args),
  );

const run = async () => {
  const help = helpOf(args);
  if (help !== null) return help;
  const { name, target, value, values } = argumentsOf(args);
  if (name === 'templates') return listTemplates();
  if (name === 'new') return madeFolder(newFolder(WORKSPACE, target, values.template));
  if (name === 'check') return check(target);
  if (name === 'clone' && isFolder(target)) return madeFolder(await cloneFolder(WORKSPACE, target, value));
  return onProduct();
};

try {
  say(await run());
} catch (error) {
  process.stderr.write(`${error.name === 'LanderFault' ? error.message : plainFault(error)}\n`);
  process.exit(1);
}
