import { readFileSync } from 'node:fs';

const packageFile = new URL('../../../package.json', import.meta.url);

const versionOf = (project) => JSON.parse(readFileSync(new URL(`../../${project}/package.json`, import.meta.url), 'utf8')).version;

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
  const own = (project) => ({
    singleton: true,
    strictVersion: true,
    version: versionOf(project),
    requiredVersion: `^${versionOf(project)}`,
    ...provided,
  });
  return {
    react: npm('react'),
    'react/jsx-runtime': npm('react'),
    ...(dev ? { 'react/jsx-dev-runtime': npm('react') } : {}),
    'react-dom': npm('react-dom'),
    '@rendezvous/client/facade': own('client'),
    '@rendezvous/ui': { singleton: false, version: versionOf('ui'), requiredVersion: `^${versionOf('ui')}`, eager: host },
  };
};
