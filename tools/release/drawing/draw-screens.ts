import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Releasing } from '@rendezvous/gateway/document';
import { type DrawingWorker, type PageToDraw, type ServerCode, serverCodeOf } from '@rendezvous/gateway/drawing';
import { type LiveReleases, type Release, releaseOf, takesAllFrom } from '@rendezvous/site';
import { type Candidate, composedWith } from '../composed.js';
import { mountsOf } from '../proof/mounts.rules.js';
import type { Means } from '../proof/prove.js';
import { answeredPage } from './answered-page.js';
import { withCompiledWorker } from './compiled-worker.js';
import { type Screen, faultsOfEach } from './draw-each.js';
import { fileFault, unansweredFaults } from './drawing.rules.js';
import { ScreenThread } from './screen-thread.js';

/** What drawing the screens of a build on the server found. */
export interface Drawn {
  /** Screens that servers draw, each in each of its states. */
  readonly screens: number;
  readonly seconds: number;
  readonly faults: readonly string[];
  /** Why browsers will draw what routes leave to servers; null when servers will. */
  readonly left: string | null;
}

/** What drawing needs beside what is live. */
type DrawingMeans = Pick<Means, 'folders' | 'screensOf'>;

type Found = Pick<Drawn, 'screens' | 'faults' | 'left'>;

const NOTHING: Found = { screens: 0, faults: [], left: null };
const leftFor = (why: string): Found => ({ ...NOTHING, left: `${why}: browsers draw its pages.` });
const against = (faults: readonly string[]): Found => ({ ...NOTHING, faults });

const drawnRoutes = ({ descriptor }: Release) => (descriptor?.routes ?? []).filter(({ draw }) => draw === 'server');

/** An address that no release has: the shell alone draws it. */
const NOWHERE = { at: '/proof/nowhere', locale: 'en', user: null, settings: {}, answers: {} } as const;

const codeIn = ({ build }: Candidate, release: Release): Promise<ServerCode | null> =>
  serverCodeOf({ read: (_, file) => readFile(join(build, file)) }, release);

/** As gateways: what cannot be read is drawn by browsers, whoever released it. */
const codeOfShell = (shell: Release, folders: DrawingMeans['folders']): Promise<ServerCode | null> =>
  serverCodeOf(folders, shell).catch(() => null);

/** Whether the shell draws its own page, with no remote beside it. */
const shellDraws = async (worker: DrawingWorker, shell: ServerCode, page: PageToDraw): Promise<boolean> => {
  const thread = await ScreenThread.open(worker, { shell, remote: null }, page);
  const { kind } = await thread.draw(page);
  await thread.close();
  return kind === 'drawn';
};

/** The screens of a build that servers draw, with what they are drawn from; or what is against drawing them. */
const screensToDraw = async (release: Release, releasing: Releasing, { screensOf }: DrawingMeans) => {
  const { remote } = release;
  const descriptor = release.descriptor!;
  const { mounts, faults } = mountsOf({ ...descriptor, routes: drawnRoutes(release), slots: [] }, await screensOf(remote));
  const answered = await Promise.all(mounts.map(async (mount) => ({ mount, ...(await answeredPage(mount, releasing)) })));
  return {
    screens: answered.flatMap(({ mount, page }): Screen[] => (page ? [{ mount, page }] : [])),
    untold: [...faults, ...answered.flatMap(({ mount, unanswered }) => unansweredFaults(remote, mount, unanswered))],
  };
};

const found = async (candidate: Candidate, release: Release, live: LiveReleases, means: DrawingMeans): Promise<Found> => {
  if (drawnRoutes(release).length === 0) return NOTHING;
  if (!candidate.facts.server) return leftFor('It has no build for servers');
  const releasing = composedWith(release, live);
  const { shell } = releasing;
  if (!takesAllFrom(shell, release)) return leftFor(`It cannot do with all that the live shell (${shell.version}) shares`);
  const ofShell = await codeOfShell(shell, means.folders);
  if (!ofShell) return leftFor(`The live shell (${shell.version}) has no build for servers that can be read`);
  const own = await codeIn(candidate, release).catch((fault: Error) => fault);
  if (own instanceof Error || own === null) return against([fileFault(release.remote, own?.message ?? 'release.json does not tell of it')]);

  const { screens, untold } = await screensToDraw(release, releasing, means);
  const nowhere = (await answeredPage(NOWHERE, releasing)).page!;
  return withCompiledWorker(async (worker) => {
    const open = () => ScreenThread.open(worker, { shell: ofShell, remote: own }, nowhere);
    const faults = await faultsOfEach(screens, shell.version, open);
    // what another team broke does not hold this one up: until it is mended, browsers draw
    if (faults.length > 0 && !(await shellDraws(worker, ofShell, nowhere)))
      return { ...leftFor(`The live shell (${shell.version}) cannot draw even a page of its own`), faults: untold };
    return { ...against([...untold, ...faults]), screens: screens.length };
  });
};

/**
 * Draws every screen of a build that its descriptor leaves to servers, in each of its states, in threads as the gateway's, with the live shell.
 * Nothing is released, uploaded or recorded.
 */
export const drawScreens = async (candidate: Candidate, live: LiveReleases, means: DrawingMeans): Promise<Drawn> => {
  const began = Date.now();
  const release = releaseOf({ facts: candidate.facts, folder: '' }, new Date());
  const drawn = await found(candidate, release, live, means);
  return { ...drawn, seconds: Math.round((Date.now() - began) / 100) / 10 };
};
