import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTS, type LiveReleases, type OpenRegistry, type Release, ReleaseFault, type ReleaseFacts } from '@rendezvous/site';
import type { Drawn } from './drawing/draw-screens.js';
import type { Proof } from './proof/prove.js';
import { withdrawnFaults } from './attempt.rules.js';
import { heldOn } from './pinned.rules.js';
import { publishFaults, translationFaults } from './publish-checks.rules.js';
import { UNPROVEN } from './proof/figures.rules.js';
import type { Source } from './source.js';

/** What somebody asked the release command for. */
export interface ReleaseOrder {
  readonly remote: string;
  /** Of visitors who get it; null: it becomes stable. */
  readonly percent: number | null;
  /** Draws every screen once that is left to servers, as they will. */
  readonly draw: (build: string, facts: ReleaseFacts, live: LiveReleases) => Promise<Drawn>;
  /** Shows every screen of the build once, in a browser and among what is live. Null: it goes out without, and the history says so. */
  readonly prove: ((build: string, facts: ReleaseFacts, live: LiveReleases) => Promise<Proof>) | null;
}

/** What is told about a release that went out. */
export interface Released {
  readonly release: Release;
  readonly percent: number | null;
  /** Why browsers draw the pages that it leaves to servers; null when servers do. */
  readonly left: string | null;
  /** Version that everybody is held on instead, so that nobody gets this one; null when it is given out. */
  readonly heldOn: string | null;
}

/** Reads what a build tells of itself. */
const readFacts = (build: string): ReleaseFacts => {
  const file = join(build, FACTS);
  if (!existsSync(file)) throw new ReleaseFault(`${build} holds no build.`);
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseFacts;
};

const refuseFor = (faults: readonly string[]): void => {
  if (faults.length > 0) throw new ReleaseFault(faults.map((fault) => `- ${fault}`).join('\n'));
};

/** What can be told of the sources is told before they are built. @param untranslated what their catalogues lack */
export const refuseUntranslated = (untranslated: readonly string[]): void => refuseFor(translationFaults(untranslated));

/** Takes the build of one remote live: checks, files, registry, channel. Nothing else moves. */
export const release = async (
  { releases, folders }: Pick<OpenRegistry, 'releases' | 'folders'>,
  build: string,
  { remote, percent, draw, prove }: ReleaseOrder,
  { commit, actor }: Source,
): Promise<Released> => {
  const facts = readFacts(build);
  if (facts.name !== remote) throw new ReleaseFault(`The build is one of ${facts.name}, not of ${remote}.`);
  const live = await releases.live();
  const faults = [...publishFaults(facts, live), ...withdrawnFaults(facts, await releases.list(remote))];
  if (percent !== null && !live.remotes[remote])
    faults.push(`${remote} has no stable version yet, so it can have no canary. Release it to all first.`);
  refuseFor(faults);
  // it takes a moment, and a browser many
  const drawn = await draw(build, facts, live);
  refuseFor(drawn.faults);
  const proof = prove && (await prove(build, facts, live));
  refuseFor(proof?.faults ?? []);
  const figures = proof ? { screens: proof.mounts, seconds: proof.seconds } : UNPROVEN;
  const checked = { against: live, faults: (now: LiveReleases) => publishFaults(facts, now), figures };
  const recorded = await releases.record({ facts, commit, folder: await folders.put(build, facts) }, actor);
  const { version } = recorded;
  const move =
    percent === null
      ? await releases.promote(remote, version, actor, checked)
      : await releases.canary(remote, version, percent, actor, checked);
  return { release: recorded, percent, left: drawn.left, heldOn: heldOn(move?.state, version) };
};
