import type { Message } from '@rendezvous/contracts/chat/messages';
import type { QueuedMessage } from '../../send-queue/queued-message';

/** How long a pause ends a group of messages of one sender. */
const PAUSE_MS = 5 * 60_000;

/** One line of the log. Keys stay the same when a message on its way becomes a stored one. */
export type LogRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: string; readonly count: number }
  | { readonly kind: 'held'; readonly key: string; readonly count: number }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Message;
      readonly own: boolean;
      /** Last of a group: shows its time and how far it got. */
      readonly last: boolean;
      readonly read: boolean;
    }
  | { readonly kind: 'queued'; readonly key: string; readonly queued: QueuedMessage };

interface Log {
  readonly messages: readonly Message[];
  /** On their way, or failed. */
  readonly queued: readonly QueuedMessage[];
  readonly viewerId: number;
  /** Partner's messages in this range were unread when the room was opened; null: no line. */
  readonly unread: { readonly after: number; readonly upTo: number } | null;
  readonly partnerRead: number | null;
  readonly held: number;
}

const dayOf = (at: string): string => new Date(at).toDateString();

const endsGroup = (message: Message, next: Message | undefined): boolean =>
  next === undefined ||
  next.senderId !== message.senderId ||
  dayOf(next.sentAt) !== dayOf(message.sentAt) ||
  Date.parse(next.sentAt) - Date.parse(message.sentAt) > PAUSE_MS;

/** The log from what is known: days, the line above what was unread, messages, and what is on its way. */
export const logRows = ({ messages, queued, viewerId, unread, partnerRead, held }: Log): LogRow[] => {
  const rows: LogRow[] = [];
  const wasUnread = ({ seq, senderId }: Message) => unread !== null && seq > unread.after && seq <= unread.upTo && senderId !== viewerId;
  const news = messages.filter(wasUnread);
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    if (before === undefined || dayOf(before.sentAt) !== dayOf(message.sentAt)) {
      rows.push({ kind: 'day', key: `day-${message.seq}`, at: message.sentAt });
    }
    if (message === news[0]) rows.push({ kind: 'unread', key: 'unread', count: news.length });
    const own = message.senderId === viewerId;
    const next = messages[index + 1];
    rows.push({
      kind: 'message',
      key: own ? message.clientId : `seq-${message.seq}`,
      message,
      own,
      last: endsGroup(message, next),
      read: own && message.seq <= (partnerRead ?? 0),
    });
  });
  if (held > 0) rows.push({ kind: 'held', key: 'held', count: held });
  const stored = new Set(messages.map(({ clientId }) => clientId));
  for (const one of queued) if (!stored.has(one.clientId)) rows.push({ kind: 'queued', key: one.clientId, queued: one });
  return rows;
};
