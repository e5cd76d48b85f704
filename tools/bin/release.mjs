// npm run release -- mfe-chat [--channel canary --percent 10] [--build <folder>] [--unproven]: builds one remote, or takes a build that was
// made before, checks it, draws its screens as servers will, shows them in a browser and takes it live. Nothing else moves.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, runTool, say, step } from '../setup/workspace.mjs';
import '../source/register.mjs';

const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};
const USAGE = 'npm run release -- mfe-<area> [--channel canary --percent 10] [--build <folder>] [--unproven]';

const read = () => {
  try {
    const options = {
      channel: { type: 'string', default: 'stable' },
      percent: { type: 'string' },
      build: { type: 'string' },
      unproven: { type: 'boolean' },
    };
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return fail(`${error.message.split('. ')[0]}. ${USAGE}`);
  }
};

const { values, positionals } = read();
const [remote] = positionals;
const percent = values.percent === undefined ? null : Number(values.percent);
if (!/^mfe-[a-z]+$/.test(remote ?? '') || !existsSync(join(WORKSPACE, remote, 'descriptor.json'))) fail(`Which remote? ${USAGE}`);
if (!['stable', 'canary'].includes(values.channel)) fail(`A channel is stable or canary. ${USAGE}`);
if ((values.channel === 'canary') !== (percent !== null)) fail(`A canary has a percentage, and only a canary. ${USAGE}`);
if (percent !== null && !(percent >= 0.01 && percent <= 100)) fail('The percentage is from 0.01 to 100.');

await ensureDependencies();
const { plainFault } = await import('@rendezvous/server/platform');
const { catalogueFaultsIn } = await import('../../libs/federation/src/catalogues.mjs');
const { sourceVersion } = await import('../../libs/federation/src/source-version.mjs');
const { nextAttempt } = await import('../release/attempt.rules.ts');
const { keepRelease, keptLine, lastReleaseOf } = await import('../release/last-release.ts');
const { drawScreens } = await import('../release/drawing/draw-screens.ts');
const { heldLine } = await import('../release/pinned.rules.ts');
const { proofInBrowser } = await import('../release/proof/proof-in-browser.ts');
const { screensIn } = await import('../release/proof/screens-in.ts');
const { refuseUntranslated, release } = await import('../release/release.ts');
const { sourceOf } = await import('../release/source.ts');
const { withRegistry } = await import('../release/with-registry.ts');
const { BROWSER_ARGS, ensureBrowser } = await import('../setup/browser.mjs');

/** The build of what the checkout holds now; one more time, under another name, when what it was released as has been withdrawn. */
const built = async (registry) => {
  refuseUntranslated(catalogueFaultsIn(join(WORKSPACE, remote)));
  const attempt = nextAttempt(sourceVersion(join(WORKSPACE, remote)), await registry.releases.list(remote));
  await step(`Building ${remote}`, () =>
    runTool('nx/dist/bin/nx.js', ['build', `@rendezvous/${remote}`, '--outputStyle=static'], {
      quietly: true,
      env: attempt > 1 ? { RELEASE_ATTEMPT: String(attempt) } : {},
    }),
  );
  return join(WORKSPACE, remote, 'dist');
};

const browser = async () => ({ executablePath: await ensureBrowser(), args: BROWSER_ARGS });

const screensOf = screensIn(WORKSPACE);

/** Draws the screens of a build as servers will, and tells how long that took. */
const drawing =
  ({ folders }) =>
  (build, facts, live) =>
    step(`Drawing the screens of ${remote}`, () => drawScreens({ facts, build }, live, { folders, screensOf }));

/** Shows the screens of a build, and tells how long that took. */
const proving = ({ folders }) => {
  const prove = proofInBrowser({ folders, screensOf, browser });
  return (build, facts, live) => step(`Showing the screens of ${remote}`, () => prove(build, facts, live));
};

try {
  const source = sourceOf(WORKSPACE, remote);
  const { released, kept } = await withRegistry(async (registry) => {
    // what a build was made from that was made elsewhere is not known here
    const [build, commit] = values.build === undefined ? [await built(registry), source.commit] : [resolve(values.build), null];
    const result = await release(
      registry,
      build,
      { remote, percent, draw: drawing(registry), prove: values.unproven ? null : proving(registry) },
      { ...source, commit },
    );
    const everybodyGetsIt = percent === null && result.heldOn === null;
    if (everybodyGetsIt) await keepRelease(registry.folders, result.release, lastReleaseOf(WORKSPACE));
    return { released: result, kept: everybodyGetsIt };
  });
  const { version, checksum } = released.release;
  const channel = percent === null ? 'stable' : `the canary of ${percent} % of visitors`;
  const live = percent === null ? 'live for everybody' : `live for ${percent} % of visitors`;
  say(`${remote} ${version} is ${released.heldOn === null ? live : channel} (checksum ${checksum.slice(0, 12)}).`);
  if (released.left !== null) say(released.left);
  if (released.heldOn !== null) say(heldLine(remote, released.heldOn));
  if (kept) say(keptLine(remote, lastReleaseOf(WORKSPACE)));
  say(`Watch it: npm run releases -- list ${remote}. Take it back: npm run releases -- rollback ${remote}`);
} catch (error) {
  if (error.told) process.exit(1);
  fail(error.name === 'ReleaseFault' ? `${remote} was not released:\n${error.message}` : plainFault(error));
}
