import { type Mount, PART_HOST } from './mounts.rules.js';

/** What was seen of one mount. */
export interface Sight {
  /** Path that the page ended at. */
  readonly path: string;
  /** The screen's own files were asked for. */
  readonly arrived: boolean;
  /** Nothing moved any more when it was looked at. */
  readonly rested: boolean;
  /** Nobody fills the slot, as far as the shell knows. */
  readonly nobody: boolean;
  /** Uncaught errors, and what the console was told as errors: text with its stack. */
  readonly errors: readonly string[];
  /** Calls and files that there is no answer to. */
  readonly unanswered: readonly string[];
  readonly failures: readonly { readonly remote: string; readonly phase: string; readonly code: string }[];
  /** Ids of messages that stand in the page instead of a text. */
  readonly keys: readonly string[];
}

const LONGEST = 300;
const pathOf = (address: string): string => address.split(/[?#]/, 1)[0]!;
const firstLine = (text: string): string => text.split('\n', 1)[0]!.slice(0, LONGEST).replace(/\.$/, '');
/** What the library of texts tells the console, also of a text that nobody sees. */
const MISSING_TEXT = /MISSING_TRANSLATION.*?"([^"]+)"/;

/** It came out of the files of some other remote, and of none of this one's. */
const isOfOthers = (error: string, remote: string): boolean =>
  /\/releases\/mfe-[a-z]+\//.test(error) && !error.includes(`/releases/${remote}/`);

const failed = (remote: string, { failures }: Sight, errors: readonly string[]): string[] => {
  const own = failures.find((failure) => failure.remote === remote);
  if (!own) return [];
  return [`it fails (${own.phase}, ${own.code})${errors[0] ? `: ${errors[0]}` : ''}. See it: npm run dev -- ${remote}`];
};

const arrival = ({ arrived, rested, nobody, path }: Sight, { at, kind, chunk }: Mount): string[] => {
  if (path !== pathOf(at)) return [`it leads to ${path}. Say another address or viewer for it, or take the page out of descriptor.json`];
  if (nobody) return ['the slot stays empty: nobody fills it. Compare descriptor.json with defineRemote'];
  if (!arrived)
    return [
      `its chunk ${chunk} was never asked for. Compare ${kind === 'page' ? 'the routes' : 'the slots'} of descriptor.json with defineRemote`,
    ];
  return rested ? [] : ['it does not come to rest. Look for a call that is repeated for ever'];
};

/** What is against a mount, each in one sentence with what to do; nothing when all is well. */
export const sightFaults = (remote: string, mount: Mount, sight: Sight): string[] => {
  // a shell from before there were slots shows nobody's parts
  if (sight.failures.some((failure) => failure.remote === PART_HOST)) return [];
  const own = sight.errors.filter((error) => !isOfOthers(error, remote));
  const errors = [...new Set(own.filter((error) => !MISSING_TEXT.test(error)).map(firstLine))];
  const keys = new Set([...sight.keys, ...own.flatMap((error) => MISSING_TEXT.exec(error)?.[1] ?? [])]);
  const reported = failed(remote, sight, errors);
  const gone = reported.length > 0 ? [] : arrival(sight, mount);
  const told = [
    ...reported,
    ...sight.unanswered.map((call) => `nobody answers ${call}. Say what it answers in ${remote}/src/testing/screens.ts`),
    ...(reported.length > 0 ? [] : errors.map((error) => `the console says: ${error}. See it: npm run dev -- ${remote}`)),
    ...gone,
    ...[...keys].map(
      (key) => `it shows the id "${key}" in place of a text (${mount.locale}). Write the message in src/messages/${mount.locale}.json`,
    ),
  ];
  return told.map((fault) => `${mount.kind === 'page' ? mount.place : `Part ${mount.place}`} (${mount.state}): ${fault}.`);
};

/** Ids of messages among words: their first part is an area, or what shell and library begin theirs with. */
export const keysIn = (words: readonly string[], areas: readonly string[]): string[] => {
  const id = new RegExp(
    `(?<![\\w.@/-])(?:${[...areas, 'shell', 'refusal', 'gender', 'region-label'].join('|')})(?:\\.[a-z\\d]+(?:-[a-z\\d]+)*)+(?![\\w@])`,
    'g',
  );
  return [...new Set(words.flatMap((word) => word.match(id) ?? []))];
};
