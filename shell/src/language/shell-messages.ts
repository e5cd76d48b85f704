import { loadMessages } from '@rendezvous/client';
import { LOCALES, type Locale } from '@rendezvous/contracts/reference';

export type ShellMessages = Awaited<ReturnType<typeof loadMessages>>;

const fetchMessages = async (locale: Locale): Promise<ShellMessages> => {
  const [common, own] = await Promise.all([
    loadMessages(locale),
    import(/* webpackChunkName: "messages-[request]" */ `../messages/${locale}.json`).then((module) => module.default as ShellMessages),
  ]);
  return { ...common, ...own };
};

const loaded = new Map<Locale, ShellMessages>();

/** The shell's own messages together with those that every area uses. Once they came they stay. */
export const loadShellMessages = async (locale: Locale): Promise<ShellMessages> => {
  const messages = loaded.get(locale) ?? (await fetchMessages(locale));
  loaded.set(locale, messages);
  return messages;
};

/** What the page speaks at its start. */
export interface FirstMessages {
  readonly locale: Locale;
  readonly messages: ShellMessages;
  /** The language that was wanted and did not come. */
  readonly missing: Locale | null;
}

/** The shell's messages in the page's language, or else in another: a page in the wrong language is better than none. */
export const firstMessages = async (wanted: Locale, load = loadShellMessages): Promise<FirstMessages> => {
  const others = LOCALES.filter((locale) => locale !== wanted);
  const inOther = async (fault: unknown): Promise<FirstMessages> => {
    reportError(fault);
    const [locale, messages] = await Promise.any(others.map(async (other) => [other, await load(other)] as const));
    return { locale, messages, missing: wanted };
  };
  return load(wanted).then((messages) => ({ locale: wanted, messages, missing: null }), inOther);
};
