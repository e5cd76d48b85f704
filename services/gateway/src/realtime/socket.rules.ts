import type { SocketCommand } from '@rendezvous/contracts/events';

/** The value of a cookie in a `Cookie` header; null also for one that cannot be read, which we never gave. */
export const cookieOf = (header: string | undefined, name: string): string | null => {
  const found = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return found ? decoded(found.slice(name.length + 1)) : null;
};

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

const MAX_ID = 2_147_483_647;

/** Reads what a tab says; null for anything that is no command. */
export const readCommand = (text: string): SocketCommand | null => {
  try {
    const value = JSON.parse(text) as { type?: unknown; conversationId?: unknown };
    if (value.type === 'ping') return { type: 'ping' };
    const { conversationId } = value;
    const isId = typeof conversationId === 'number' && Number.isInteger(conversationId) && conversationId > 0 && conversationId <= MAX_ID;
    return value.type === 'typing' && isId ? { type: 'typing', conversationId } : null;
  } catch {
    return null;
  }
};
