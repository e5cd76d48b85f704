import { told } from './proof/figures.rules.js';
import type { HistoryLine, LiveReleases, Release } from '@rendezvous/site';

const RELEASES_SHOWN = 5;
const LINES_SHOWN = 10;

const at = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ');

const roleOf = ({ remotes }: LiveReleases, { remote, version, withdrawnAt, removedAt }: Release): string => {
  const live = remotes[remote];
  const roles = [
    ...(live?.pinned?.version === version ? ['pinned'] : []),
    ...(live?.stable.version === version ? [`stable since ${at(live.stableSince)} by ${live.stableBy}`] : []),
    ...(live?.canary?.release.version === version ? [`canary ${live.canary.percent} %`] : []),
    ...(live?.before?.version === version ? ['before'] : []),
    ...(withdrawnAt ? ['withdrawn'] : []),
    ...(removedAt ? ['removed'] : []),
  ];
  return roles.join(', ');
};

const lineOf = ({ action, version, percent, actor, at: time, remote, figures }: HistoryLine): string =>
  `  ${at(time)}  ${remote.padEnd(12)} ${action.padEnd(9)} ${version}${percent ? ` ${percent} %` : ''}  ${actor}${figures ? `  ${told(figures)}` : ''}`;

/** What each remote serves, its latest releases, and what happened lately. */
export const listOf = (live: LiveReleases, releases: readonly Release[], history: readonly HistoryLine[]): string => {
  const remotes = [...new Set(releases.map(({ remote }) => remote))].toSorted();
  const blocks = remotes.map((name) => {
    const own = releases.filter(({ remote }) => remote === name);
    const shown = own.filter((release, index) => index < RELEASES_SHOWN || roleOf(live, release) !== '');
    return [name, ...shown.map((release) => `  ${release.version}  ${at(release.createdAt)}  ${roleOf(live, release)}`.trimEnd())].join(
      '\n',
    );
  });
  const earlier = history.length > LINES_SHOWN ? [`  … and ${history.length - LINES_SHOWN} before`] : [];
  return [...blocks, ['history', ...history.slice(0, LINES_SHOWN).map(lineOf), ...earlier].join('\n')].join('\n\n');
};
