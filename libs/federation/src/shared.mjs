import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { doorNames } from './door-names.mjs';

const packageFile = new URL('../../../package.json', import.meta.url);

const versionOf = (project) => JSON.parse(readFileSync(new URL(`../../${project}/package.json`, import.meta.url), 'utf8')).version;

/** A library's version ends in the number of names that it gives, so that nobody has to think of raising it. */
const countedVersion = (library, door) =>
  versionOf(library).replace(/\d+$/, String(doorNames(fileURLToPath(new URL(`../../${library}/src/${door}`, import.meta.url))).length));

/**
 * Of libs/ui: a remote that was built with a new part needs more than an older shell has, and takes its own copy; one that was built before
 * is content with what came since.
 */
export const uiVersion = () => countedVersion('ui', 'index.ts');

/**
 * What shell and remotes share at run time. Only the shell provides react, react-dom and the client facade; libs/ui is taken
 * from the shell when its version fits and from the remote's own copy otherwise, so that a remote never waits for a shell.
 */
export const sharedModules = ({ host, dev }) => {
  const { dependencies } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const provided = host ? { eager: true } : { import: false };
  const npm = (name) => ({
    singleton: true,
    strictVersion: true,
    version: dependencies[name],
    requiredVersion: `^${dependencies[name]}`,
    ...provided,
  });
  const facade = {
    singleton: true,
    strictVersion: true,
    version: countedVersion('client', 'facade.ts'),
    // the names that a remote takes are looked at one by one before its release: one that takes no new name runs in an older shell
    requiredVersion: `^${versionOf('client')}`,
    ...provided,
  };
  const ui = uiVersion();
  return {
    react: npm('react'),
    'react/jsx-runtime': npm('react'),
    ...(dev ? { 'react/jsx-dev-runtime': npm('react') } : {}),
    'react-dom': npm('react-dom'),
    '@rendezvous/client/facade': facade,
    '@rendezvous/ui': { singleton: false, version: ui, requiredVersion: `^${ui}`, eager: host },
  };
};
