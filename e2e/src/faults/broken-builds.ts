import { resolve } from 'node:path';
import type { FailureCode, FailurePhase } from '@rendezvous/contracts/releases';
import type { release } from '../../../tools/release/release.js';
import { otherBuild } from '../product/other-build.js';

type Registry = Parameters<typeof release>[0];
type ReleaseFacts = Parameters<Registry['releases']['record']>[0]['facts'];

const BUILD = resolve(import.meta.dirname, '../../../mfe-search/dist');

type Change = (source: string, version: string) => string;

/** A fault in a build of the search, as a visitor's page meets it. */
export interface BrokenBuild {
  readonly name: string;
  readonly phase: FailurePhase;
  readonly code: FailureCode;
  /** Beginning of the name of the files that differ from the good build's. */
  readonly file: string;
  readonly change: Change;
  readonly contract?: number;
}

const same: Change = (source) => source;

/** The file's modules do this instead. */
const modules =
  (instead: string): Change =>
  (source, version) => `{
  const chunks = (self.chunks_mfe_search_${version} ||= []), push = chunks.push;
  chunks.push = (chunk) => {
    chunks.push = push;
    for (const id of Object.keys(chunk[1])) chunk[1][id] = ${instead};
    return push.call(chunks, chunk);
  };
}
${source}`;
const THROWS = '() => { throw new Error("This module throws."); }';
const EMPTY = '(module) => { module.exports = {}; }';
const DRAWS_BADLY =
  '(module) => { module.exports = new Proxy({}, { get: (_, name) => name === "then" ? undefined : () => { throw new Error("Drawn badly."); } }); }';
const ENTRY = 'remoteEntry';
const EXPOSE = '__federation_expose';

/** Faults that a team could release: the bytes are those that it signed. */
export const BROKEN_BUILDS: readonly BrokenBuild[] = [
  {
    name: 'its entry throws',
    phase: 'entry',
    code: 'threw',
    file: ENTRY,
    change: (source) => `throw new Error("This entry throws.");${source}`,
  },
  { name: 'its entry is empty', phase: 'entry', code: 'incomplete', file: ENTRY, change: () => '' },
  {
    name: 'it exposes nothing',
    phase: 'expose',
    code: 'incomplete',
    file: ENTRY,
    change: (source) => source.replace('"./remote":', '"./gone":'),
  },
  { name: 'its module throws', phase: 'expose', code: 'threw', file: EXPOSE, change: modules(THROWS) },
  { name: 'its module is empty', phase: 'expose', code: 'incomplete', file: EXPOSE, change: modules(EMPTY) },
  { name: 'its messages throw', phase: 'messages', code: 'threw', file: 'src_messages', change: modules(THROWS) },
  { name: 'its screen throws when it is evaluated', phase: 'render', code: 'threw', file: 'members.', change: modules(THROWS) },
  { name: 'its screen throws when it is drawn', phase: 'render', code: 'threw', file: 'members.', change: modules(DRAWS_BADLY) },
  { name: 'it speaks another contract', phase: 'entry', code: 'contract', file: ENTRY, change: same, contract: 99 },
];

/** Makes a build of the search under a version of its own, changed so. @returns its facts */
export const makeBuild = (to: string, version: string, broken: Partial<BrokenBuild> = {}): ReleaseFacts => {
  const { file, change = same } = broken;
  const facts = otherBuild<ReleaseFacts>(BUILD, to, version, (text, name) =>
    file && name.startsWith(file) ? change(text, version) : text,
  );
  return { ...facts, descriptor: { ...facts.descriptor!, contract: broken.contract ?? facts.descriptor!.contract } };
};
