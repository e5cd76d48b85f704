import { spawnSync } from 'node:child_process';
import { installSystemPackage } from './system-package.mjs';

const found = () => spawnSync('redis-server', ['--version']).status === 0;

/** A Redis for the tests, which start and stop it themselves: one that is here, else from the system's packages. @returns whether there is one */
export const ensureRedis = async () => found() || ((await installSystemPackage('redis-server', 'Redis')) && found());
