// npm run release -- mfe-chat [--channel canary --percent 10] [--build <folder>]: builds one remote, or takes a build that was made
// before, checks it and takes it live. Nothing else moves.
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
const USAGE = 'npm run release -- mfe-<area> [--channel canary --percent 10] [--build <folder>]';

const read = () => {
  try {
    const options = { channel: { type: 'string', default: 'stable' }, percent: { type: 'string' }, build: { type: 'string' } };
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
const { release } = await import('../release/release.ts');
const { keepRelease, keptLine, lastReleaseOf } = await import('../release/last-release.ts');
const { sourceOf } = await import('../release/source.ts');
const { withRegistry } = await import('../release/with-registry.ts');

try {
  const source = sourceOf(WORKSPACE, remote);
  if (values.build === undefined)
    await step(`Building ${remote}`, () =>
      runTool('nx/dist/bin/nx.js', ['build', `@rendezvous/${remote}`, '--outputStyle=static'], { quietly: true }),
    );
  const released = await withRegistry(async (registry) => {
    // what a build was made from that was made elsewhere is not known here
    const [build, commit] = values.build === undefined ? [join(WORKSPACE, remote, 'dist'), source.commit] : [resolve(values.build), null];
    const result = await release(registry, build, { remote, percent }, { ...source, commit });
    if (percent === null) await keepRelease(registry.folders, result.release, lastReleaseOf(WORKSPACE));
    return result;
  });
  const { version, checksum } = released.release;
  say(
    `${remote} ${version} is live for ${percent === null ? 'everybody' : `${percent} % of visitors`} (checksum ${checksum.slice(0, 12)}).`,
  );
  if (percent === null) say(keptLine(remote, lastReleaseOf(WORKSPACE)));
  say(`Watch it: npm run releases -- list ${remote}. Take it back: npm run releases -- rollback ${remote}`);
} catch (error) {
  fail(error.name === 'ReleaseFault' ? `${remote} was not released:\n${error.message}` : error.message);
}
