import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with a call that changes something. */
export type Misbehaviour =
  /** It is done, and the line breaks before the answer. */
  | 'cut-after'
  /** The line breaks before it is done. */
  | 'cut-before'
  /** It is not done; a fault over there. */
  | 'fault'
  /** It is done, and answered with a fault. */
  | 'fault-after'
  /** Too many calls. */
  | 'busy';

export interface PlayedCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface PlayedAnswer {
  readonly status: number;
  readonly body: object | string;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

/** A server of this machine that plays another company's API, and goes wrong as it is told. */
export abstract class PlayedServer {
  readonly calls: PlayedCall[] = [];
  private readonly server: Server = createServer((request, response) => void this.serve(request, response));
  private planned: Misbehaviour[] = [];
  private readonly plannedFor = new Map<string, Misbehaviour[]>();
  private silent = false;

  /** @param broken a call that goes wrong over there */
  protected abstract answer(call: PlayedCall, broken: boolean): PlayedAnswer;
  /** As the company answers a fault of its own, and too many calls. */
  protected abstract readonly broken: PlayedAnswer;
  protected abstract readonly tooMany: PlayedAnswer;
  /** Whether a call changes something, so that it can be spoilt. */
  protected changes({ method }: PlayedCall): boolean {
    return method === 'POST';
  }

  async listen(): Promise<void> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  spoilNext(how: Misbehaviour): void {
    this.planned.push(how);
  }

  /** The same of the next calls whose path ends so. */
  spoil(end: string, ...how: readonly Misbehaviour[]): void {
    this.plannedFor.set(end, [...how]);
  }

  private nextFor({ path }: PlayedCall): Misbehaviour | undefined {
    for (const [end, planned] of this.plannedFor) if (path.endsWith(end) && planned.length > 0) return planned.shift();
    return this.planned.shift();
  }

  /** Nothing is answered until it is told otherwise. */
  silence(on: boolean): void {
    this.silent = on;
  }

  /** All goes well again. */
  behave(): void {
    this.calls.length = 0;
    this.planned = [];
    this.plannedFor.clear();
    this.silent = false;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://played.example');
    const call: PlayedCall = { method: request.method ?? '', path, query, headers: request.headers, body: await bodyOf(request) };
    this.calls.push(call);
    const how = this.silent ? 'cut-before' : this.changes(call) ? this.nextFor(call) : undefined;
    if (how === 'cut-before') return void request.socket.destroy();
    const answer = how === 'busy' ? this.tooMany : this.answer(call, how === 'fault');
    if (how === 'cut-after') return void request.socket.destroy();
    const { status, body } = how === 'fault-after' ? this.broken : answer;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'content-type': typeof body === 'string' ? 'application/x-pem-file' : 'application/json' }).end(text);
  }
}
