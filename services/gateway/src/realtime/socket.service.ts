import '@fastify/cookie';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Sessions, TabPresence } from '@rendezvous/account';
import { Typing } from '@rendezvous/chat';
import type { SocketCommand, SocketEvent } from '@rendezvous/contracts/events';
import { type EndedSessions, Realtime } from '@rendezvous/server/realtime';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { OpenTabs, type Tab, type TabOwner } from './open-tabs.js';
import { SocketGate } from './socket-gate.service.js';
import { readCommand } from './socket.rules.js';

const HEARTBEAT_MS = 30_000;
const COMMAND_BYTES_MAX = 1024;
/** A tab that types sends one command in two seconds; more than this in a heartbeat is no tab of ours. */
const COMMANDS_MAX = 120;
/** "Service restart": the client comes back. */
const RESTART = 1012;
/** The session is over: the client comes back as whoever it is then. */
const SESSION_OVER = 4401;
const LOGGED_OUT: SocketEvent = { type: 'logged-out' };
/** How long the tab that ended its own session has for the answer, which says more; its neighbours hear it from that tab, or by then. */
const ANSWER_MS = 5000;

const FORBIDDEN = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n';
/** Until there is room again, the tab learns everything by its calls. */
const TOO_MANY = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 60\r\nConnection: close\r\n\r\n';

/** Longest that somebody may take to accept a refusal. */
const REFUSAL_MS = 1000;

/** The other side may keep its half of the connection open for ever: ours ends with the answer. */
const refuse = (socket: Duplex, answer: string): void => {
  const late = setTimeout(() => socket.destroy(), REFUSAL_MS);
  socket.once('close', () => clearTimeout(late));
  socket.once('finish', () => socket.destroy());
  socket.end(answer);
};

const sayOver = (socket: WebSocket): void => {
  socket.send(JSON.stringify(LOGGED_OUT));
  socket.close(SESSION_OVER);
};

/** The sockets of this process: one for each open tab of somebody logged in, and for no longer than that. */
@Injectable()
export class Sockets implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Sockets.name);
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: COMMAND_BYTES_MAX, perMessageDeflate: false });
  private readonly tabs = new OpenTabs();
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly gate: SocketGate,
    private readonly sessions: Sessions,
    private readonly typing: Typing,
    private readonly realtime: Realtime,
    private readonly presence: TabPresence,
  ) {}

  onApplicationBootstrap(): void {
    const http = this.host.httpAdapter.getInstance<FastifyInstance>().server;
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => void this.upgrade(request, socket, head));
    this.realtime.onSessionsEnded((ended) => this.closeEnded(ended));
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.heartbeat);
    for (const socket of this.server.clients) socket.close(RESTART);
    this.server.close();
  }

  /** Ends tabs that did not answer the last heartbeat (a broken network tells nobody), and those whose session is over unheard. */
  async beat(): Promise<void> {
    for (const tab of this.tabs.all()) {
      if (tab.alive) {
        tab.alive = false;
        tab.commands = 0;
        tab.socket.ping();
      } else tab.socket.terminate();
    }
    await this.lookAgain(this.tabs.all());
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      const visit = await this.gate.visitOf(request);
      if (visit === null) return refuse(socket, FORBIDDEN);
      if (!this.tabs.admits(visit.owner, visit.most)) return refuse(socket, TOO_MANY);
      this.server.handleUpgrade(request, socket, head, (opened) => this.open(opened, visit.owner));
    } catch (error) {
      this.logger.warn({ msg: 'A socket could not be opened.', err: error });
      socket.destroy();
    }
  }

  private open(socket: WebSocket, owner: TabOwner): void {
    const unsubscribe = this.realtime.subscribe(owner.memberId, (_, text) => socket.send(text));
    const leave = () => {
      unsubscribe();
      this.presence.closed(owner.memberId);
    };
    const tab: Tab = { ...owner, socket, leave, alive: true, commands: 0 };
    this.tabs.add(tab);
    socket.on('pong', () => (tab.alive = true));
    socket.on('message', (data) => void this.obey(socket, String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.tabs.remove(socket));
    // the session may have ended after it was asked for and before the tab could be found
    void this.lookAgain([tab]);
  }

  private async obey(socket: WebSocket, text: string): Promise<void> {
    const tab = this.tabs.get(socket);
    if (!tab || ++tab.commands > COMMANDS_MAX) return socket.terminate();
    const command = readCommand(text);
    if (command?.type === 'typing') await this.tellTyping(tab.memberId, command);
  }

  private async tellTyping(memberId: number, { conversationId }: Extract<SocketCommand, { type: 'typing' }>): Promise<void> {
    try {
      await this.typing.tell(memberId, conversationId);
    } catch (error) {
      this.logger.debug({ msg: 'A typing hint was lost.', err: error });
    }
  }

  private closeEnded({ sessionIds, answered = false }: EndedSessions): void {
    for (const tab of this.tabs.all()) if (sessionIds.includes(tab.sessionId)) this.close(tab, answered ? ANSWER_MS : 0);
  }

  /** From this moment on the tab hears and says nothing more, however long its side takes to close, and whenever it is told. */
  private close({ socket }: Tab, toldAfterMs = 0): void {
    this.tabs.remove(socket);
    if (toldAfterMs === 0) return sayOver(socket);
    const later = setTimeout(() => sayOver(socket), toldAfterMs).unref();
    socket.once('close', () => clearTimeout(later));
  }

  private async lookAgain(tabs: readonly Tab[]): Promise<void> {
    if (tabs.length === 0) return;
    try {
      const open = await this.sessions.stillOpen([...new Set(tabs.map(({ sessionId }) => sessionId))]);
      for (const tab of tabs) if (!open.has(tab.sessionId) && this.tabs.get(tab.socket) === tab) this.close(tab);
    } catch (error) {
      // while the database is away, tabs stay open
      this.logger.debug({ msg: 'Sessions of open sockets were not looked at.', err: error });
    }
  }
}
