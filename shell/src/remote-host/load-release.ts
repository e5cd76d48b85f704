import type { RemoteMessages, RemoteModule } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';
import { contractsOf, understand } from '@rendezvous/contracts/range';
import { CONTRACT, type LoadableRelease, OLDEST_CONTRACT } from '@rendezvous/contracts/releases';
import { loadModule, phaseOf } from './federation';
import { beginAttempt, endAttempt } from './files';
import { RemoteFailure } from './remote-failure';
import { loadMessagesOf } from './remote-messages';

/** What came of a release: its module, and its messages in one language. */
export interface LoadedRelease {
  readonly module: RemoteModule;
  readonly messages: RemoteMessages;
}

/** The contracts of this shell. */
const OFFERED = { oldest: OLDEST_CONTRACT, newest: CONTRACT };

/** Longest that one release may take, in patiences for one file: its three come one after the other, and what is no file can hang too. */
const PATIENCES = 3;

/** Loads a release once, whatever became of it before: entry, module, messages. Rejects with a RemoteFailure, never later than its patience says. */
export const loadRelease = async (release: LoadableRelease, locale: Locale, patienceMs: number): Promise<LoadedRelease> => {
  const { entry, integrity, descriptor } = release;
  if (!understand(OFFERED, contractsOf(descriptor))) throw new RemoteFailure('entry', 'contract');
  beginAttempt(entry, integrity, patienceMs);
  let isModuleThere = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteFailure(isModuleThere ? 'messages' : phaseOf(descriptor.container), 'timeout')),
      patienceMs * PATIENCES,
    );
  });
  const load = async (): Promise<LoadedRelease> => {
    const module = await loadModule(release);
    isModuleThere = true;
    return { module, messages: await loadMessagesOf(release, module, locale) };
  };
  try {
    return await Promise.race([load(), end]);
  } catch (failure) {
    endAttempt(entry);
    throw failure;
  } finally {
    clearTimeout(timer);
  }
};
