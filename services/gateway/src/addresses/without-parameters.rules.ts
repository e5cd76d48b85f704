import { ownPath } from '@rendezvous/contracts/kernel';

/** The address of a page without some of its parameters, always of this site. */
export const withoutParameters = (url: string, names: readonly string[]): string => {
  const [path, parameters] = splitAddress(url);
  for (const name of names) parameters.delete(name);
  const own = parameters.size === 0 ? null : ownPath(`${path}?${parameters.toString()}`);
  // whoever made an address that begins another site's gets no page of theirs; what is too long is left behind
  return own ?? ownPath(path) ?? '/';
};

/** Path and parameters of an address. */
export const splitAddress = (url: string): readonly [string, URLSearchParams] => {
  // a value may have a question mark of its own: only the first one ends the path
  const [path = '/', ...query] = url.split('?');
  return [path, new URLSearchParams(query.join('?'))];
};
