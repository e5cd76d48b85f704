import {
  type LiveReleases,
  type Release,
  type ReleaseFacts,
  SHELL,
  classNameFaults,
  servedToEverybody,
  offers,
  shellPagesOf,
} from '@rendezvous/site';
import semver from 'semver';
import { inKb, screenCosts } from './budget.rules.js';
import { isPermissive } from './licence.rules.js';
import { type Placed, navigationFaults } from './navigation.rules.js';
import { sharedNameFaults } from './shared-names.rules.js';
import { overlap } from './route.rules.js';

const EXPOSED = './remote';

/** What a build must fit into. */
interface Place {
  readonly facts: Placed;
  readonly shell: Release;
  readonly others: readonly Release[];
}

interface Building extends Place {
  readonly facts: ReleaseFacts;
}

/** What a build needs of the shell that it runs in. */
interface Needs {
  readonly facts: Pick<ReleaseFacts, 'contracts' | 'shared'>;
  readonly shell: Release;
}

const rangeOf = ({ oldest, newest }: ReleaseFacts['contracts']): string => (oldest === newest ? `${oldest}` : `${oldest} to ${newest}`);

const contract = ({ facts: { contracts }, shell }: Needs): string[] => {
  const { oldest, newest } = shell.contracts;
  if (offers(shell, { contracts })) return [];
  return [
    `Contract ${rangeOf(contracts)} is not offered by the live shell (${rangeOf({ oldest, newest })}). ` +
      (contracts.oldest > newest
        ? 'Release the shell first, or let the remote do with an older one ("oldestContract" in descriptor.json).'
        : 'Move the remote to a newer contract in descriptor.json.'),
  ];
};

const shared = ({ facts, shell }: Needs): string[] =>
  facts.shared
    .filter(({ own }) => !own)
    .flatMap(({ name, range }) => {
      const provided = shell.shared.find((module) => module.name === name);
      if (!provided)
        return [`Shared module ${name} is not provided by the live shell. Bundle it, or release a shell that shares it first.`];
      if (semver.satisfies(provided.version, range)) return [];
      return [
        `Shared module ${name} needs ${range}; the live shell provides ${provided.version}. Build with that version, or release the shell first.`,
      ];
    });

const sharedNames = ({ facts, shell }: Needs): string[] => sharedNameFaults(shell, facts.shared);

const routes = ({ facts, shell, others }: Place): string[] => {
  const taken = [
    ...shellPagesOf(shell).map(({ path }) => ({ path, by: SHELL, team: 'its team' })),
    ...others.flatMap(({ remote, version, descriptor }) =>
      (descriptor?.routes ?? []).map(({ path }) => ({ path, by: `${remote} ${version}`, team: descriptor?.owner })),
    ),
  ];
  return (facts.descriptor?.routes ?? []).flatMap(({ path }) =>
    taken
      .filter((other) => overlap(path, other.path))
      .map((other) => `Route ${path} overlaps ${other.path} of ${other.by}. Choose another path, or agree with ${other.team} who has it.`),
  );
};

/** The page knows a remote by its area, the browser by its container. */
const ownNames = ({ facts: { descriptor }, others }: Place): string[] =>
  (['area', 'container'] as const).flatMap((name) =>
    others
      .filter((other) => descriptor && other.descriptor?.[name] === descriptor[name])
      .map(({ remote }) => `The ${name} ${descriptor?.[name]} is that of ${remote}. Give this remote its own in descriptor.json.`),
  );

const navigation = ({ facts, others }: Place): string[] => navigationFaults(facts, others);

const exposed = ({ facts: { exposes } }: Building): string[] =>
  exposes.length === 1 && exposes[0] === EXPOSED
    ? []
    : [`The build exposes ${exposes.join(', ') || 'nothing'}; the shell asks for exactly ${EXPOSED}.`];

const slots = ({ facts, others }: Place): string[] =>
  (facts.descriptor?.slots ?? []).flatMap((name) =>
    others
      .filter(({ descriptor }) => descriptor?.slots.includes(name))
      .map(
        ({ remote, version, descriptor }) =>
          `Slot ${name} is filled by ${remote} ${version}. Take it out of descriptor.json, or agree with ${descriptor?.owner} who has it.`,
      ),
  );

const budget = ({ facts, shell }: Building): string[] =>
  screenCosts(shell, facts).flatMap(({ place, chunk, scripts, added, styles, first, budget: allowed, chunkKnown, withinBudget, fits }) => {
    if (!chunkKnown)
      return [`${place} names the chunk ${chunk}, which is not in the build. Compare descriptor.json with the names of the lazy imports.`];
    const tooMuch = first ? `${inKb(scripts)} KB of scripts with the shell` : `${inKb(added)} KB of scripts`;
    return [
      ...(fits ? [] : [`${place} is too heavy: ${tooMuch}, ${inKb(styles)} KB of styles. Split it, or load parts later.`]),
      ...(withinBudget ? [] : [budgetFault(chunk, added, allowed)]),
    ];
  });

const budgetFault = (chunk: string, added: number, allowed: number | null): string =>
  allowed === null
    ? `${chunk} has no budget. It takes ${inKb(added)} KB of scripts: write what it may take under "budgets" in descriptor.json.`
    : `${chunk} takes ${inKb(added)} KB of scripts; its budget in descriptor.json is ${inKb(allowed)} KB. Load parts later, or raise the budget.`;

const licences = ({ facts: { packages } }: Building): string[] =>
  packages
    .filter(({ licence }) => !isPermissive(licence))
    .map(
      ({ name, version, licence }) =>
        `Package ${name} ${version} is licensed ${licence}. Take another one, or have the licence allowed (tools/release/licence.rules.ts).`,
    );

const classNames = ({ facts }: Building): string[] => classNameFaults(facts);

const translations = ({ facts: { untranslated = [] } }: Building): string[] => translationFaults(untranslated);

/** What a remote's catalogues lack, each with what to do. */
export const translationFaults = (untranslated: readonly string[]): string[] =>
  untranslated.map(
    (fault) => `A text is not there in every language: ${fault}. Write it in its screen's messages; npm run check compares them.`,
  );

/** Every version that pages may be made of now. */
const liveOnes = ({ remotes }: LiveReleases): Release[] =>
  Object.values(remotes).flatMap(({ stable, canary, pinned }) =>
    [stable, canary?.release ?? null, pinned].filter((release) => release !== null),
  );

const NO_SHELL = 'No shell is live yet. Start the product once: npm start';

/** Why a build would not even run in the live shell; nothing when it does. */
export const fitFaults = (facts: Needs['facts'], { remotes: { [SHELL]: channels } }: LiveReleases): string[] => {
  if (!channels) return [NO_SHELL];
  return [contract, shared, sharedNames].flatMap((check) => check({ facts, shell: servedToEverybody(channels) }));
};

const placeFor = (name: string, facts: Placed, live: LiveReleases): Place | null => {
  const channels = live.remotes[SHELL];
  if (!channels) return null;
  const others = liveOnes(live).filter(({ remote }) => remote !== name);
  return { facts, shell: servedToEverybody(channels), others };
};

const placeIn = (place: Place): string[] =>
  [contract, shared, sharedNames, ownNames, routes, slots, navigation].flatMap((check) => check(place));

/** Why a build cannot go live, each with what to change; nothing when it can. */
export const publishFaults = (facts: ReleaseFacts, live: LiveReleases): string[] => {
  const place = placeFor(facts.name, facts, live);
  if (!place) return [NO_SHELL];
  const own = [exposed, budget, licences, translations, classNames].flatMap((check) => check({ ...place, facts }));
  // a chunk of several routes is over its budget once
  return [...new Set([...placeIn(place), ...own])];
};

/**
 * Why a build that was released once cannot go live again among what is live now; nothing when it can. Others may have taken its
 * addresses since.
 */
export const placeFaults = (release: Release, live: LiveReleases): string[] => {
  const place = placeFor(release.remote, release, live);
  return place ? placeIn(place) : [NO_SHELL];
};
