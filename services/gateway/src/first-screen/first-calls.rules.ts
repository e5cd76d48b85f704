import type { Releasing } from '../composition/composition.rules.js';
import { type FoundPage, firstCalls } from '../composition/page-route.rules.js';

/** What no page is drawn without, wherever it leads. */
export const SETTINGS = '/api/settings.php';
export const USER = '/api/user.php';

/** Statuses of what no answer can be about: nothing is there, or the address is none that could be. That goes along with the page. */
export const NOTHING_THERE: readonly number[] = [400, 404];

/** The badges of the top bar are part of every member's first screen. */
export const badgeCalls = ({ remotes }: Releasing): string[] =>
  remotes.flatMap(({ descriptor: { navigation, badges } }) =>
    (navigation?.bar ?? []).flatMap(({ badge }) => (badge === undefined ? [] : (badges?.[badge]?.call ?? []))),
  );

/**
 * The calls that the page itself begins with: without the answer to one of them it is not drawn on a server.
 * @param url path and query of the page
 */
export const pageCalls = (url: string, page: FoundPage | null, isMember: boolean): string[] => {
  const access = page?.route?.access ?? page?.own?.access ?? 'anyone';
  if (page === null || (access !== 'anyone' && !isMember)) return [];
  return firstCalls(page, url.includes('?') ? url.slice(url.indexOf('?')) : '');
};
