import type { Badge } from '@rendezvous/contracts/navigation';
import { listChats } from '@rendezvous/contracts/chat/conversations';
import { listLikes } from '@rendezvous/contracts/chat/likes';
import { contactApi } from '../chats-and-likes/chats-and-likes.api';
import { sessionApi } from '../session/session.api';
import { useUser } from '../session/use-session';

interface Asked {
  useQuery: (args: undefined, options: { readonly skip: boolean }) => { readonly data?: unknown };
}

/** What every member's page asks for. The user's are the rest: a call that this shell does not know has no number there. */
const QUERIES: Readonly<Record<string, unknown>> = {
  [listChats.path]: contactApi.endpoints.contactChats,
  [listLikes.path]: contactApi.endpoints.contactLikes,
};

/** The number of a badge, always the same one; null while it is not known, and without a login. */
export const useBadgeNumber = ({ call, field }: Pick<Badge, 'call' | 'field'>): number | null => {
  const query = (QUERIES[call] ?? sessionApi.endpoints.sessionUser) as Asked;
  // oxlint-disable-next-line react/hooks -- which query it is hangs on the badge, which stays the same
  const { data } = query.useQuery(undefined, { skip: useUser() === null });
  const number = field.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], data);
  return typeof number === 'number' ? number : null;
};
