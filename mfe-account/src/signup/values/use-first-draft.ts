import { useState, useSyncExternalStore } from 'react';
import { type SignupDraft, readDraft } from './signup-draft';

/** Whoever fills in the form changes what is kept; what the form began with stays. */
const follow = () => () => {};

const once = <T>(read: () => T): (() => T) => {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: read() }).value;
};

/** What was kept when the form was first shown; null when there is nothing, and where a server draws. */
export const useFirstDraft = (): SignupDraft | null => {
  const [read] = useState(() => once(() => readDraft(Date.now())));
  return useSyncExternalStore(follow, read, () => null);
};
