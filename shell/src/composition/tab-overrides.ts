import type { Composition, RemoteRelease } from '@rendezvous/contracts/releases';

/** The marks of what this tab shows. They last as long as the tab, also over a login and the pages of other sites. */
const KEY = 'shell:overrides';

const readMarks = (): readonly string[] => {
  try {
    return sessionStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
};

const keepMarks = (marks: readonly string[]): void => {
  try {
    if (marks.length > 0) sessionStorage.setItem(KEY, marks.join(' '));
    else sessionStorage.removeItem(KEY);
  } catch {
    // without a storage a build is shown on the page that its link leads to, and on no other
  }
};

/** Ends what this tab shows, from its next page on. */
export const forgetMarks = (): void => keepMarks([]);

/** What this tab's page is made of: the builds that it has marks of, for the rest what is released. */
export const chooseForTab = ({ overrides = [], refusedOverride: refused, ...released }: Composition): Composition => {
  const marks = readMarks();
  const shown = overrides.filter(({ mark, begins }) => begins || marks.includes(mark));
  keepMarks(shown.map(({ mark }) => mark));
  return {
    ...released,
    remotes: remotesOf([...Object.values(released.remotes), ...shown.map(({ release }) => release)]),
    ...(shown.length > 0 ? { overrides: shown } : {}),
    ...(refused && (refused.mark === null || marks.includes(refused.mark)) ? { refusedOverride: refused } : {}),
  };
};

/** By area; the last of a remote counts. */
const remotesOf = (releases: readonly RemoteRelease[]): Record<string, RemoteRelease> => {
  const byRemote = new Map(releases.map((release) => [release.descriptor.remote, release]));
  return Object.fromEntries([...byRemote.values()].map((release) => [release.descriptor.area, release]));
};
