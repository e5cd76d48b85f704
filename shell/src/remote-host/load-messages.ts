import type { RemoteMessages, RemoteModule } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';
import type { LoadableRelease } from '@rendezvous/contracts/releases';
import { isSlow } from '../files/connection';
import { RemoteFailure, codeOfStep } from '../failures/remote-failure';
import { usualTimeoutMs } from '../files/tries.rules';
import { withTimeout } from '../files/with-timeout';

/** A remote's messages by language. */
export type MessagesByLocale = ReadonlyMap<Locale, RemoteMessages>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The messages of a remote that is there; rejects with a RemoteFailure, whatever the remote does. */
const loadLocale = async ({ entry }: LoadableRelease, module: RemoteModule, locale: Locale): Promise<RemoteMessages> => {
  let loaded: unknown;
  try {
    loaded = await module.messages(locale);
  } catch (fault) {
    throw new RemoteFailure('messages', codeOfStep(fault, entry), fault);
  }
  const messages = isObject(loaded) && 'default' in loaded ? loaded.default : loaded;
  if (!isObject(messages)) throw new RemoteFailure('messages', 'incomplete');
  return messages as RemoteMessages;
};

/** The messages of a remote in the first of these languages; the others are asked for as well, and will do when the first does not come. */
export const loadMessages = async (release: LoadableRelease, module: RemoteModule, [wanted, ...others]: readonly [Locale, ...Locale[]]) => {
  const messages = new Map<Locale, RemoteMessages>();
  const load = async (locale: Locale) => messages.set(locale, await loadLocale(release, module, locale));
  const [first] = await Promise.allSettled([load(wanted), ...others.map(load)]);
  const failure = first.status === 'rejected' ? (first.reason as RemoteFailure) : null;
  if (failure && messages.size === 0) throw failure;
  return { messages, failure };
};

/** The messages of a remote that works, in another language: what did not come is asked for again, under another address. */
export const loadFurtherMessages = async (release: LoadableRelease, module: RemoteModule, locale: Locale): Promise<RemoteMessages> => {
  const timeoutMs = usualTimeoutMs(isSlow());
  const load = () => withTimeout(timeoutMs, loadLocale(release, module, locale), () => new RemoteFailure('messages', 'timeout'));
  return load().catch((failure: RemoteFailure) => {
    // what ran and threw would be half there the next time
    if (failure.code !== 'timeout' && failure.code !== 'unreachable') throw failure;
    return load();
  });
};
