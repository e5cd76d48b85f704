import type { RemoteModule } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';
import { contractsOf, understand } from '@rendezvous/contracts/range';
import { CONTRACT, type LoadableRelease, OLDEST_CONTRACT } from '@rendezvous/contracts/releases';
import { loadModule, phaseOf } from './federation';
import { beginAttempt, endAttempt } from '../files/files';
import { RemoteFailure } from '../failures/remote-failure';
import { type MessagesByLocale, loadMessages } from './load-messages';
import { withTimeout } from '../files/with-timeout';

/** What came of a release: its module, and its messages by language. */
export interface LoadedRelease {
  readonly module: RemoteModule;
  readonly messages: MessagesByLocale;
  /** Why they are not in the language that was wanted. */
  readonly failure: RemoteFailure | null;
}

/** The contracts of this shell. */
const OFFERED = { oldest: OLDEST_CONTRACT, newest: CONTRACT };

/** Longest that one release may take, in timeouts for one file: its three come one after the other, and what is no file can hang too. */
const TIMEOUTS = 3;

/**
 * Loads a release once, whatever became of it before: entry, module, messages in the first of these languages or else in another. Rejects
 * with a RemoteFailure, never later than its timeout says.
 */
export const loadRelease = async (
  release: LoadableRelease,
  locales: readonly [Locale, ...Locale[]],
  timeoutMs: number,
): Promise<LoadedRelease> => {
  const { entry, integrity, descriptor } = release;
  if (!understand(OFFERED, contractsOf(descriptor))) throw new RemoteFailure('entry', 'contract');
  beginAttempt(entry, integrity, timeoutMs);
  let isModuleThere = false;
  const load = async (): Promise<LoadedRelease> => {
    const module = await loadModule(release);
    isModuleThere = true;
    return { module, ...(await loadMessages(release, module, locales)) };
  };
  try {
    const late = () => new RemoteFailure(isModuleThere ? 'messages' : phaseOf(descriptor.container), 'timeout');
    return await withTimeout(timeoutMs * TIMEOUTS, load(), late);
  } catch (failure) {
    endAttempt(entry);
    throw failure;
  }
};
