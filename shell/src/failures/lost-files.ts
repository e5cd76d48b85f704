import type { Composition, FailureCode, LoadableRelease } from '@rendezvous/contracts/releases';
import type { Report } from './failure-reports';
import { folderAt } from '../files/file-element';
import { reportShellFailure } from './shell-failure';

/** The remote's release that a file belongs to, if it is one's that the page names. */
const releaseOf = (address: string, { remotes }: Composition): LoadableRelease | undefined =>
  Object.values(remotes)
    .flatMap((remote) => (remote.fallback ? [remote, remote.fallback] : [remote]))
    .find(({ entry }) => folderAt(entry) === folderAt(address));

/** Reports what could not be had at the second try either: files of the shell, and styles of everybody. */
export const reportsOfLostFiles = (composition: Composition, report: Report) => ({
  script: (address: string, code: FailureCode): void => reportShellFailure(/messages/.test(address) ? 'messages' : 'chunk', code),
  style: (address: string, code: FailureCode): void => {
    const release = releaseOf(address, composition);
    if (release) report(release, { phase: 'style', code });
    else if (Object.keys(composition.shellFiles).some((file) => folderAt(file) === folderAt(address))) reportShellFailure('style', code);
  },
});
