import { type Release, type SharedModule, namesLacking } from '@rendezvous/site';
import semver from 'semver';

const listed = (names: readonly string[]): string => (names.length === 1 ? `${names[0]} is` : `${names.join(', ')} are`);

/** A page has the shell's copy of a module, unless the build brings one of its own and the shell's does not fit. */
const comesFromShell = (shell: Pick<Release, 'shared'>, { name, range, own }: SharedModule): boolean => {
  const provided = shell.shared.find((module) => module.name === name);
  return provided !== undefined && (!own || semver.satisfies(provided.version, range));
};

/** Names that a build takes of shared modules and the live shell does not give: in the page each would be undefined. */
export const sharedNameFaults = (shell: Pick<Release, 'version' | 'shared'>, shared: readonly SharedModule[]): string[] =>
  shared
    .filter((module) => comesFromShell(shell, module))
    .flatMap((module) => {
      const lacking = namesLacking(shell, module);
      return lacking.length === 0
        ? []
        : [
            `${listed(lacking)} not in ${module.name} of the live shell (${shell.version}), which pages would use. ` +
              'Have the shell released first, or bundle your own copy of what you need.',
          ];
    });
