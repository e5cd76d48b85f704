import { type Release, type SharedModule, missingNames } from '@rendezvous/site';

const listed = (names: readonly string[]): string => (names.length === 1 ? `${names[0]} is` : `${names.join(', ')} are`);

/** Names that a build takes of shared modules and the live shell does not give. */
export const sharedNameFaults = (shell: Pick<Release, 'version' | 'shared'>, shared: readonly SharedModule[]): string[] =>
  missingNames(shell, { shared }).map(
    ({ of, names }) =>
      `${listed(names)} not in ${of} of the live shell (${shell.version}), which pages would use. ` +
      'Have the shell released first, or bundle your own copy of what you need.',
  );
