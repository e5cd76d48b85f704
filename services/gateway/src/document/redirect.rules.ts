import { ownPath } from '@rendezvous/contracts/kernel';
import { matchPath } from 'react-router';

/** What decides whether somebody gets a page or another address. */
export interface PageVisit {
  readonly path: string;
  /** Path and query, as asked for. */
  readonly url: string;
  /** Who may see the page. */
  readonly access: string;
  readonly loggedIn: boolean;
  /** Where the page sends members instead, if anywhere. */
  readonly membersAddress: string | null;
  /** Where the site's `/` leads instead of its home page. */
  readonly rootRedirect: string | null;
}

/** Members have no home page, and other pages are for visitors, too; a site may have no home page; visitors see the login before a member's page. Null: the page itself. */
export const redirectOf = ({ path, url, access, loggedIn, membersAddress, rootRedirect }: PageVisit): string | null => {
  const isHome = matchPath('/', path) !== null;
  if (isHome && loggedIn) return '/members';
  if (loggedIn && membersAddress !== null) return membersAddress;
  if (isHome && rootRedirect !== null && rootRedirect !== '/') return withQuery(rootRedirect, url.slice(path.length));
  // what is too long to come back to is left out
  if (access !== 'anyone' && !loggedIn) return ownPath(`/login?next=${encodeURIComponent(url)}`) ?? '/login';
  return null;
};

/** The query says where a visitor came from: it goes along. */
const withQuery = (address: string, query: string): string =>
  (query.length > 1 && ownPath(`${address}${address.includes('?') ? `&${query.slice(1)}` : query}`)) || address;
