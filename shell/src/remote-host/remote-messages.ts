import type { RemoteMessages, RemoteModule } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';
import type { LoadableRelease } from '@rendezvous/contracts/releases';
import { faultOf } from './files';
import { RemoteFailure } from './remote-failure';

/** The messages of a remote that is there. */
export const loadMessagesOf = async ({ entry }: LoadableRelease, module: RemoteModule, locale: Locale): Promise<RemoteMessages> => {
  const loaded = await module.messages(locale).catch((fault: unknown) => {
    throw new RemoteFailure('messages', faultOf(entry) ?? 'threw', fault);
  });
  const messages = (loaded && 'default' in loaded ? loaded.default : loaded) as RemoteMessages | null;
  if (typeof messages !== 'object' || messages === null) throw new RemoteFailure('messages', 'incomplete');
  return messages;
};
