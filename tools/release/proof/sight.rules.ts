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
  /** The live shell gives no place for parts: it is from before there were slots. */
  readonly slotless: boolean;
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
const areaOf = (id: string): string => id.split('.', 1)[0]!;
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

/** The page around a part failed: of the part nothing was seen, which proves nothing of it. */
const unseen = ({ failures }: Sight): string[] => {
  const host = failures.find((failure) => failure.remote === PART_HOST);
  return host ? [`the page that shows it failed (${host.phase}, ${host.code}), so nobody saw it. Run the command again`] : [];
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

/** Whose screen it is. */
export interface Whose {
  readonly remote: string;
  /** Areas of the other remotes in the page: what they lack is theirs to mend. */
  readonly others: readonly string[];
}

/** What is against a mount, each in one sentence with what to do; nothing when all is well. */
export const sightFaults = ({ remote, others }: Whose, mount: Mount, sight: Sight): string[] => {
  if (sight.slotless) return [];
  const own = sight.errors.filter((error) => !isOfOthers(error, remote));
  const errors = [...new Set(own.filter((error) => !MISSING_TEXT.test(error)).map(firstLine))];
  const missing = own.flatMap((error) => MISSING_TEXT.exec(error)?.[1] ?? []);
  const keys = new Set([...sight.keys, ...missing.filter((id) => !others.includes(areaOf(id)))]);
  const reported = [...failed(remote, sight, errors), ...unseen(sight)];
  const gone = reported.length > 0 ? [] : arrival(sight, mount);
  const told = [
    ...reported,
    ...sight.unanswered.map((call) => `nobody answers ${call}. Say what it answers in ${remote}/src/testing/screens.ts`),
    ...(reported.length > 0 ? [] : errors.map((error) => `the console says: ${error}. See it: npm run dev -- ${remote}`)),
    ...gone,
    ...[...keys].map(
      (key) =>
        `it shows the id "${key}" in place of a text (${mount.locale}). Write the message in its screen's messages/${mount.locale}.json`,
    ),
  ];
  return told.map((fault) => `${mount.kind === 'page' ? mount.place : `Part ${mount.place}`} (${mount.state}): ${fault}.`);
};

/** A screen's files were asked for: every script, since those that lead to it are in other screens' lists, too. */
export const hasArrived = (asked: ReadonlySet<string>, files: readonly string[]): boolean => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  return scripts.length > 0 && scripts.every((file) => asked.has(file));
};

/** Ids of an area's messages among words: they begin with the area, or with what shell and library begin theirs with. */
export const keysIn = (words: readonly string[], area: string): string[] => {
  const id = new RegExp(
    `(?<![\\w.@/-])(?:${[area, 'shell', 'refusal', 'gender', 'region-label'].join('|')})(?:\\.[a-z\\d]+(?:-[a-z\\d]+)*)+(?![\\w@])`,
    'g',
  );
  return [...new Set(words.flatMap((word) => word.match(id) ?? []))];
};
