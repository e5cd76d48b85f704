import { fingerprint, isBuilt, stampBuild } from './build-stamp.mjs';
import { WORKSPACE, runTool, step } from './workspace.mjs';

/** Builds every project whose sources changed. */
export const ensureBuild = async () => {
  if (isBuilt(WORKSPACE)) return;
  const from = fingerprint(WORKSPACE);
  await step('Building', () => runTool('nx/dist/bin/nx.js', ['run-many', '-t', 'build', '--outputStyle=static'], { quietly: true }));
  stampBuild(WORKSPACE, from);
};
