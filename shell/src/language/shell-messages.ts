import { loadMessages } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';

export type ShellMessages = Awaited<ReturnType<typeof loadMessages>>;

/** The shell's own messages together with those that every area uses. */
export const loadShellMessages = async (locale: Locale): Promise<ShellMessages> => {
  const [common, own] = await Promise.all([
    loadMessages(locale),
    import(/* webpackChunkName: "messages-[request]" */ `../messages/${locale}.json`).then((module) => module.default as ShellMessages),
  ]);
  return { ...common, ...own };
};
