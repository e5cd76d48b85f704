import type { Locale } from '@rendezvous/contracts/reference';
import type { RemoteMessages } from '../remote/remote';

/** The messages that every area may use: common refusals, region labels. */
export const loadMessages = (locale: Locale): Promise<RemoteMessages> =>
  import(`../messages/${locale}.json`).then((module) => module.default);
