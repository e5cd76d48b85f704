import { type Known, type Move, promote } from './channel.rules.js';

/**
 * When a build of the workspace goes live by itself, as the product starts: until somebody decides about the remote by the command, and after
 * that only when it was built later. So a restart neither takes back a release, a rollback, a withdrawal, nor gives a canary to everybody.
 * null: it is recorded, and does not go live.
 */
export const autoPromote = (known: Known, build: { readonly version: string; readonly builtAt: Date }): Move | null => {
  const { state, usable, decidedAt } = known;
  if (!usable.includes(build.version)) return null;
  if (state?.stable === build.version) return { state, entries: [] };
  return decidedAt === null || build.builtAt > decidedAt ? promote(known, build.version) : null;
};
