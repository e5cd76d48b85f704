import '@fastify/cookie';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { SESSION_COOKIE, Sessions } from '@rendezvous/account';
import { Typing } from '@rendezvous/chat';
import type { SocketCommand } from '@rendezvous/contracts/events';
import { Realtime } from '@rendezvous/server/realtime';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { cookieOf, isOwnOrigin, readCommand } from './socket.rules.js';

const PATH = '/api/socket';
const HEARTBEAT_MS = 30_000;
const COMMAND_BYTES_MAX = 1024;
/** A tab that types sends one command in two seconds; more than this in a heartbeat is no tab of ours. */
const COMMANDS_MAX = 120;
/** "Service restart": the client comes back. */
const RESTART = 1012;

interface Tab {
  alive: boolean;
  commands: number;
}

/** The sockets of this process: one for each open tab of somebody logged in. */
@Injectable()
export class Sockets implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Sockets.name);
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: COMMAND_BYTES_MAX, perMessageDeflate: false });
  private readonly tabs = new Map<WebSocket, Tab>();
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly sessions: Sessions,
    private readonly typing: Typing,
    private readonly realtime: Realtime,
  ) {}

  onApplicationBootstrap(): void {
    const http = this.host.httpAdapter.getInstance<FastifyInstance>().server;
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => void this.upgrade(request, socket, head));
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.heartbeat);
    for (const socket of this.tabs.keys()) socket.close(RESTART);
    this.server.close();
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      const token = cookieOf(request.headers.cookie, SESSION_COOKIE);
      const welcome = request.url?.split('?')[0] === PATH && isOwnOrigin(request.headers.origin, request.headers.host);
      const viewer = welcome && token ? await this.sessions.resolve(token) : null;
      if (!viewer) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
        return;
      }
      this.server.handleUpgrade(request, socket, head, (tab) => this.open(tab, viewer.memberId));
    } catch (error) {
      this.logger.warn({ msg: 'A socket could not be opened.', err: error });
      socket.destroy();
    }
  }

  private open(socket: WebSocket, memberId: number): void {
    this.tabs.set(socket, { alive: true, commands: 0 });
    const unsubscribe = this.realtime.subscribe(memberId, (_, text) => socket.send(text));
    socket.on('pong', () => this.mark(socket));
    socket.on('message', (data) => void this.obey(socket, memberId, String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      unsubscribe();
      this.tabs.delete(socket);
    });
  }

  private mark(socket: WebSocket): void {
    const tab = this.tabs.get(socket);
    if (tab) tab.alive = true;
  }

  private async obey(socket: WebSocket, memberId: number, text: string): Promise<void> {
    const tab = this.tabs.get(socket);
    if (!tab || ++tab.commands > COMMANDS_MAX) return socket.terminate();
    const command = readCommand(text);
    if (command?.type === 'typing') await this.tellTyping(memberId, command);
  }

  private async tellTyping(memberId: number, { conversationId }: Extract<SocketCommand, { type: 'typing' }>): Promise<void> {
    try {
      await this.typing.tell(memberId, conversationId);
    } catch (error) {
      this.logger.debug({ msg: 'A typing hint was lost.', err: error });
    }
  }

  /** Ends tabs that did not answer the last heartbeat: a broken network tells nobody. */
  private beat(): void {
    for (const [socket, tab] of this.tabs) {
      if (!tab.alive) {
        socket.terminate();
        continue;
      }
      tab.alive = false;
      tab.commands = 0;
      socket.ping();
    }
  }
}
