import { refusalTable } from '../refusals.js';

export const chatRefusals = refusalTable({
  'chat.conversation-not-found': { status: 404, log: 'debug' },
  'chat.blocked': { status: 403, log: 'debug' },
  'chat.conversation-limit': { status: 403, log: 'debug' },
  'chat.not-reachable': { status: 403, log: 'debug' },
  'chat.partner-gone': { status: 410, log: 'debug' },
  'chat.sent-before': { status: 409, log: 'debug' },
  'chat.own-profile': { status: 422, log: 'debug' },
});

type ChatRefusals = typeof chatRefusals;

declare module '../refusals.js' {
  interface Refusals extends ChatRefusals {}
}
