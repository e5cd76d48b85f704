import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { HIDDEN_TAB_HEADER } from '@rendezvous/contracts/hidden-tab';
import type { RefusalBody } from '@rendezvous/contracts/refusals';
import { takeFirstOutcome } from './first-answers';
import type { ApiRequest } from './request';

/** An answer that refuses, or the lack of one. */
export interface ApiFault {
  /** HTTP status, or 0 when no answer came. */
  readonly status: number;
  readonly body: RefusalBody | null;
}

const RETRIES = 5;
const IDEMPOTENT = new Set(['GET', 'PUT', 'DELETE']);
const PASSING_STATUS = new Set([502, 503, 504]);
const LOGOUT = '/api/logout.php';
const USER = '/api/user.php';

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });

let firstDelayMs = 300;
/** For tests of screens, which ask how a fault is told and not how long a retry waits. */
export const retryAtOnce = (): void => {
  firstDelayMs = 0;
};
/** Exponential with full jitter, so that many clients do not come back in step. */
const delayBefore = (attempt: number): number => Math.random() * firstDelayMs * 2 ** attempt;

const send = async ({ url, method, body }: ApiRequest, signal: AbortSignal): Promise<Response> =>
  fetch(url, {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(document.visibilityState === 'hidden' ? { [HIDDEN_TAB_HEADER]: '1' } : {}),
      ...(url.startsWith(USER) ? { 'x-request-type': 'client' } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const parsed = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return null;
  }
};

type Outcome = { data: unknown } | { error: ApiFault };

const attemptOnce = async (request: ApiRequest, signal: AbortSignal): Promise<Outcome> => {
  try {
    const response = await send(request, signal);
    const body = await parsed(response);
    if (response.ok) return body === null ? { error: { status: 502, body: null } } : { data: body };
    return { error: { status: response.status, body: body as RefusalBody | null } };
  } catch {
    return { error: { status: 0, body: null } };
  }
};

/** What was asked for and did not come yet, each with how to ask for it once more. */
const asked = new Set<() => void>();

/** Asks anew for everything that was read and did not come: on a connection that hangs, an answer may never come. What changes something is left alone. */
export const askAgain = (): void => {
  for (const again of asked) again();
};

/** One attempt to read, begun anew as often as somebody asks for that. */
const read = async (request: ApiRequest, signal: AbortSignal): Promise<Outcome> => {
  const attempt = new AbortController();
  const end = () => attempt.abort();
  let isAskedAgain = false;
  const again = () => {
    isAskedAgain = true;
    end();
  };
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  asked.add(again);
  const outcome = await attemptOnce(request, attempt.signal);
  asked.delete(again);
  signal.removeEventListener('abort', end);
  return isAskedAgain && 'error' in outcome && !signal.aborted ? read(request, signal) : outcome;
};

const mayRetry = (request: ApiRequest, fault: ApiFault): boolean =>
  IDEMPOTENT.has(request.method) && !request.url.startsWith(LOGOUT) && (fault.status === 0 || PASSING_STATUS.has(fault.status));

/** Called when any call but `user.php` says that a login is needed. */
let onLoginNeeded: () => void = () => {};
/** Says what happens then. */
export const whenLoginNeeded = (react: () => void): void => {
  onLoginNeeded = react;
};

/**
 * The one place that talks HTTP. Retries up to 5 times, with growing random delays, what can be repeated without harm:
 * network faults and 502–504 of GET, PUT and DELETE; never a login or an order.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiFault> = async (request, { signal }) => {
  if (request.method === 'GET') {
    const first = takeFirstOutcome(request.url);
    if (first) return first;
  }
  const attemptTo = request.method === 'GET' ? read : attemptOnce;
  let outcome = await attemptTo(request, signal);
  for (let attempt = 0; attempt < RETRIES && 'error' in outcome && mayRetry(request, outcome.error) && !signal.aborted; attempt++) {
    await pause(delayBefore(attempt), signal);
    outcome = await attemptTo(request, signal);
  }
  if ('error' in outcome && outcome.error.body?.authentication_required && !request.url.startsWith(USER)) onLoginNeeded();
  return outcome;
};
