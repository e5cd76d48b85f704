const OWN = 'https://own.invalid';

/**
 * What no page's path holds, and what others read as something else than it says: two slashes begin another host; control characters,
 * slashes, backslashes, dots and percent signs in disguise come out when somebody decodes the path once more.
 */
const DISGUISED = /\/\/|%(?:[01][0-9a-f]|7f|2e|2f|5c|25)/i;

/** Longer than any address of ours with what a campaign adds to it. Others' proxies refuse answers with much longer headers. */
const OWN_PATH_MAX = 2000;

/**
 * An address of this site to go on to, such as `/credits/25?x=1#y`, given by anybody; null when it is none. It must read back
 * unchanged: the URL parser takes out tabs, turns backslashes and walks along dots, so what it changed would lead somewhere else.
 */
export const ownPath = (address: string | null | undefined): string | null => {
  if (!address?.startsWith('/') || address.length > OWN_PATH_MAX || !URL.canParse(address, OWN)) return null;
  const { origin, pathname, href } = new URL(address, OWN);
  return origin === OWN && href === OWN + address && !DISGUISED.test(pathname) ? address : null;
};
