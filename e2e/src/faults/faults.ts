import type { Page, Route } from '@playwright/test';
import type { FailureCode, FailurePhase } from '@rendezvous/contracts/releases';

const changed = async (route: Route, change: (body: Buffer) => Buffer): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.body()) });
};

interface Kind {
  readonly name: string;
  readonly code: FailureCode;
  readonly answer: (route: Route) => Promise<void>;
}

const hanging: Kind = { name: 'hanging', code: 'timeout', answer: () => new Promise<void>(() => undefined) };
const removed: Kind = { name: 'removed', code: 'unreachable', answer: (route) => route.fulfill({ status: 404, body: 'Not found' }) };
const unavailable: Kind = {
  name: 'answered with 503 and JSON',
  code: 'unreachable',
  answer: (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":"unavailable"}' }),
};
const page: Kind = {
  name: 'answered with a page',
  code: 'unreachable',
  answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
};
const cut: Kind = {
  name: 'cut in the middle',
  code: 'unreachable',
  answer: (route) => changed(route, (body) => body.subarray(0, body.length / 2)),
};
const tampered: Kind = {
  name: 'changed by one byte',
  code: 'unreachable',
  answer: (route) => changed(route, (body) => Buffer.concat([body, Buffer.from('\n')])),
};

/** How an answer can be wrong. */
export const KINDS = { hanging, removed, unavailable, page, cut, tampered } as const;

interface File {
  readonly name: string;
  readonly phase: FailurePhase;
  readonly pattern: string;
}

const entry: File = { name: 'entry', phase: 'entry', pattern: 'remoteEntry' };
const expose: File = { name: 'module', phase: 'expose', pattern: '__federation_expose' };
const messages: File = { name: 'messages', phase: 'messages', pattern: 'src_messages' };
const chunk: File = { name: 'screen', phase: 'chunk', pattern: 'members\\..*js' };

/** The files of the search that its first screen needs. */
export const FILES = { entry, expose, messages, chunk } as const;

export type Fault = Pick<Kind, 'name' | 'code' | 'answer'> & { readonly file: File };

export interface Breakage {
  /** When the first file was asked for that fails; null before. */
  readonly since: () => number | null;
  readonly mend: () => void;
}

/** Lets a file of the search fail, in every version or in one. */
export const breakSearch = async (at: Page, { file, answer }: Fault, version = '[^/]+'): Promise<Breakage> => {
  let broken = true;
  let since: number | null = null;
  await at.route(new RegExp(`/releases/mfe-search/${version}/${file.pattern}`), async (route) => {
    if (!broken) return route.continue();
    since ??= Date.now();
    return answer(route);
  });
  return { since: () => since, mend: () => (broken = false) };
};
