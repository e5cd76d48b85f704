import type { FieldFault, RefusalBody, RefusalCode, RefusalParams } from '@rendezvous/contracts/refusals';

/** A call that a page made. */
export interface Call {
  readonly method: string;
  /** With the query, as it was asked. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What each route answers, a value or a promise of one. Routes are `METHOD /path`, without the query. */
export type Answers = Readonly<Record<string, (call: Call) => unknown>>;

/** An answer that refuses, as the server sends it. */
export class Refused {
  constructor(
    readonly status: number,
    readonly code: RefusalCode,
    readonly more: { readonly params?: RefusalParams; readonly fields?: readonly FieldFault[] } = {},
  ) {}
}

/** Takes a call apart. @param address with or without its origin */
export const callOf = (address: string, method: string, body: unknown) => {
  const { pathname, search, searchParams } = new URL(address, 'http://localhost');
  const call: Call = {
    method,
    path: pathname + search,
    query: Object.fromEntries(searchParams),
    body: typeof body === 'string' && body !== '' ? (JSON.parse(body) as Call['body']) : {},
  };
  return { route: `${method} ${pathname}`, call };
};

/** What is sent for an answer: its status and its JSON. */
export const sentFor = (reply: unknown): { readonly status: number; readonly json: string } => {
  if (!(reply instanceof Refused)) return { status: 200, json: JSON.stringify(reply) };
  const body: RefusalBody = {
    error: { code: reply.code, requestId: 'test', ...reply.more },
    ...(reply.code === 'auth.required' ? { authentication_required: true } : {}),
  };
  return { status: reply.status, json: JSON.stringify(body) };
};
