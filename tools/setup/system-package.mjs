import { existsSync } from 'node:fs';
import { run, say, step } from './workspace.mjs';

/** Runs a step that may fail. @returns whether it worked */
export const attempt = async (name, work) => {
  try {
    await step(name, work);
    return true;
  } catch {
    say(`  ${name}: did not work.`);
    return false;
  }
};

/** Installs a package of Debian or Ubuntu, where that is this system and we may. @returns whether it was installed */
export const installSystemPackage = async (name, title) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return attempt(`Installing ${title}`, async () => {
    await run('apt-get', ['update', '-qq'], { quietly: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      quietly: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  });
};
