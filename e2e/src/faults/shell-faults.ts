import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { FailureCode, FailurePhase } from '@rendezvous/contracts/releases';
import { KINDS } from './faults.js';

interface ShellFile {
  readonly name: string;
  readonly phase: FailurePhase;
  /** Of its name in the release. */
  readonly pattern: RegExp;
}

const HASH = String.raw`\.[0-9a-f]{10}`;
const fileAt = (name: string, phase: FailurePhase, pattern: string): ShellFile => ({
  name,
  phase,
  pattern: new RegExp(`/releases/shell/[^/]+/${pattern}`),
});

/** Without these no page starts. */
export const START_FILES = {
  main: fileAt('start script', 'entry', `main${HASH}\\.js`),
  messages: fileAt('messages', 'messages', 'messages-(en|fr)-json'),
} as const;

/** Parts that come when they are needed. */
export const PART_FILES = {
  login: fileAt('login', 'chunk', `login${HASH}\\.js`),
  menu: fileAt('account menu', 'chunk', `account-menu${HASH}\\.js`),
  library: fileAt('library of the account menu', 'chunk', 'vendors-[^/]*\\.js'),
} as const;

export const STYLE_FILES = {
  main: fileAt('style', 'style', `main${HASH}\\.css`),
} as const;

const BROKEN = 'throw new Error("Broken on purpose.");';
const BROKEN_INTEGRITY = `sha384-${createHash('sha384').update(BROKEN).digest('base64')}`;
/** An address in a page, as attribute or in the composition, with the hash behind it. */
const PINNED = /"(\/releases\/shell\/[^"]+)"(?: integrity=|:)"(sha384-[^"]+)"/g;

/** Pages that pin a script which throws, as a broken release of the shell would. */
const pinBroken = async (at: Page, { pattern }: ShellFile): Promise<void> => {
  await at.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const [, , integrity] = [...html.matchAll(PINNED)].find(([, address]) => pattern.test(address ?? '')) ?? [];
    return route.fulfill({ response, body: integrity ? html.replaceAll(integrity, BROKEN_INTEGRITY) : html });
  });
};

type ShellKind = (typeof SHELL_KINDS)[keyof typeof SHELL_KINDS];
export type ShellFault = ShellKind & { readonly file: ShellFile };

const throws = {
  name: 'throwing',
  code: 'threw' as FailureCode,
  answer: (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: BROKEN }),
};

/** How an answer can be wrong; what throws is what a broken release would have signed. */
export const SHELL_KINDS = { ...KINDS, throws } as const;

export interface ShellBreakage {
  readonly asked: () => number;
  readonly mend: () => void;
}

/** Lets a file of the shell fail. @param times how often; always unless told */
export const breakShell = async (at: Page, { file, answer, ...kind }: ShellFault, times = Infinity): Promise<ShellBreakage> => {
  let left = times;
  let asked = 0;
  if (kind.code === 'threw') await pinBroken(at, file);
  await at.route(file.pattern, async (route) => {
    asked += 1;
    left -= 1;
    if (left < 0) return route.continue();
    return answer(route);
  });
  return { asked: () => asked, mend: () => (left = 0) };
};
