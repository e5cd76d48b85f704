/** What is served from its sources, and what from its last release. */
export interface Served {
  readonly fromSource: readonly string[];
  readonly fromRelease: readonly string[];
}

const DEV_USAGE = 'npm run dev -- [shell] [mfe-<area> …]';
const SHELL = 'shell';

/**
 * Splits the builds of a checkout. The shell always comes from its sources: a remote's development build needs what only a
 * development shell shares. Without a name every remote does as well.
 */
export const servedBy = (names: readonly string[], remotes: readonly string[]): Served => {
  const unknown = names.filter((name) => name !== SHELL && !remotes.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}: it is one of ${[SHELL, ...remotes].join(', ')}. ${DEV_USAGE}`);
  const wanted = names.length === 0 ? remotes : names;
  return {
    fromSource: [SHELL, ...remotes.filter((remote) => wanted.includes(remote))],
    fromRelease: remotes.filter((remote) => !wanted.includes(remote)),
  };
};

/** The one line that tells where everything is. */
export const readyLine = (url: string, { fromSource, fromRelease }: Served): string =>
  [
    `Ready: ${url} with ${fromSource.join(', ')} from source, changed while you type`,
    ...(fromRelease.length > 0 ? [`${fromRelease.join(', ')} from the last release`] : []),
    'services restarted when they change. Ctrl-C ends everything.',
  ].join('; ');
