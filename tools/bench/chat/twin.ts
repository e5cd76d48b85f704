import { type WebSocket, WebSocketServer } from 'ws';
import { answer, bodyOf, conversationOf, memberOf, send, serve } from '../http/raw.js';

// The raw twin of chat: after each message a hint to both members' sockets. It beats no heart.
const sockets = new Map<number, WebSocket>();

const server = serve(async (request, response) => {
  const member = await memberOf(request);
  if (member === null) return answer(response, 403, {});
  const conversation = conversationOf(request);
  if (conversation === null) return answer(response, 404, {});
  const { status, reply, hint } = await send(member, conversation, await bodyOf(request));
  if (hint !== null) tell(hint);
  return answer(response, status, reply);
});

const tell = ({ recipientId, ...hint }: NonNullable<Awaited<ReturnType<typeof send>>['hint']>): void => {
  const text = JSON.stringify({ type: 'message', ...hint });
  for (const member of [hint.senderId, recipientId]) sockets.get(member)?.send(text);
};

const tabs = new WebSocketServer({ noServer: true });
server.on('upgrade', (request, socket, head) => {
  const open = (member: number | null): unknown =>
    member === null ? socket.destroy() : tabs.handleUpgrade(request, socket, head, (tab) => welcome(member, tab));
  memberOf(request).then(open, () => socket.destroy());
});

const welcome = (member: number, tab: WebSocket): void => {
  sockets.set(member, tab);
  tab.on('close', () => sockets.delete(member));
};
