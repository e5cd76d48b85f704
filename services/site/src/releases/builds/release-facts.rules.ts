import { createHash } from 'node:crypto';
import { RemoteDescriptor } from '@rendezvous/contracts/releases';
import type { Release, ReleaseFacts, ReleaseFile } from './release.js';
import { ReleaseFault } from './release-fault.js';

/** Where the files of a build are and what it was built from, beside what the build tells of itself. */
export interface RecordedRelease {
  readonly facts: ReleaseFacts;
  readonly folder: string;
  readonly commit?: string | null;
}

/** The same files give the same checksum, in whatever order they are listed. */
export const checksumOf = (files: Readonly<Record<string, ReleaseFile>>): string =>
  createHash('sha256')
    .update(
      Object.keys(files)
        .toSorted()
        .map((name) => `${name} ${files[name]?.integrity}`)
        .join('\n'),
    )
    .digest('hex');

/** A development build asks the shell for modules that only a development shell shares: a visitor's page would break late. */
export const refuseDevelopment = ({ name, version, development }: ReleaseFacts): void => {
  if (development)
    throw new ReleaseFault(
      `${name} ${version} is a development build, which fits a development shell only. Build it: npx nx build ${name}`,
    );
};

/** The release that a build makes; refuses facts that do not hold together. */
export const releaseOf = ({ facts, folder, commit }: RecordedRelease, createdAt: Date): Release => {
  const { name, version, entry, files, chunks, contracts, shared, builtAt } = facts;
  const integrity = files[entry]?.integrity;
  if (integrity === undefined) throw new ReleaseFault(`${name} ${version}: the entry "${entry}" is not among the files of the build.`);
  return {
    remote: name,
    version,
    folder,
    entry,
    integrity,
    files,
    chunks,
    contracts,
    shared,
    checksum: checksumOf(files),
    descriptor: descriptorOf(facts),
    pages: facts.pages ?? null,
    commit: commit ?? null,
    builtAt: new Date(builtAt),
    createdAt,
    withdrawnAt: null,
    removedAt: null,
  };
};

const descriptorOf = ({ name, version, descriptor }: ReleaseFacts): RemoteDescriptor | null => {
  if (name === 'shell') return null;
  const parsed = RemoteDescriptor.safeParse(descriptor);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ReleaseFault(`${name} ${version}: its descriptor.json is not one: ${issue?.path.join('.')} ${issue?.message}`);
  }
  if (parsed.data.remote !== name) throw new ReleaseFault(`${name}: its descriptor.json is that of ${parsed.data.remote}.`);
  return parsed.data;
};
