import type { Locale } from '@rendezvous/contracts/reference';
import type { RemoteMessages } from '../remote/remote';

/** The messages that every area may use: common refusals, region labels. They come in one file with the shell's own. */
export const loadMessages = (locale: Locale): Promise<RemoteMessages> =>
  import(/* webpackChunkName: "messages-[request]" */ `../messages/${locale}.json`).then((module) => module.default);
