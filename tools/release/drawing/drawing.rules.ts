import type { Mount } from '../proof/mounts.rules.js';
import type { Drawing, ThreadEnd } from './screen-thread.js';

/** Which screen it is. */
type Named = Pick<Mount, 'place' | 'state'>;

const LONGEST = 300;
const LEAVE = 'or leave the page to browsers: take "draw" out of descriptor.json';

const firstLine = (text: string): string => text.split('\n', 1)[0]!.slice(0, LONGEST).replace(/\.$/, '');

const ended = ({ fault, why }: ThreadEnd): string => {
  if (fault === 'hangs') return `it is never drawn to its end. Look for a loop, or for a promise that nothing settles, ${LEAVE}`;
  const how = fault === 'memory' ? 'takes too much memory' : 'ends the thread that draws it';
  return `it ${how}: ${firstLine(why)}. Do such work in effects and handlers, which run in browsers only, ${LEAVE}`;
};

const told = (drawing: Drawing): string | null => {
  switch (drawing.kind) {
    case 'drawn':
      return null;
    case 'threw':
      return `it cannot be drawn: ${firstLine(drawing.why)}. Write it as docs/contributing.md says of screens, ${LEAVE}`;
    case 'nothing':
      return (
        'it shows nothing: it leads elsewhere, has no <h1>, or waits for a call that its "data" in descriptor.json does not name. ' +
        `Name the call, or show what there is without it, ${LEAVE}`
      );
    default:
      return ended(drawing.end);
  }
};

const ofScreen = ({ place, state }: Named, fault: string): string => `${place} (${state}), on the server: ${fault}.`;

/** What is against a screen, in one sentence with what to do; nothing when it was drawn. */
export const drawingFaults = (screen: Named, drawing: Drawing): string[] => {
  const fault = told(drawing);
  return fault === null ? [] : [ofScreen(screen, fault)];
};

/** Calls that a screen begins with and nobody answers. @param routes as `GET /api/x` */
export const unansweredFaults = (remote: string, screen: Named, routes: readonly string[]): string[] =>
  routes.map((route) =>
    ofScreen(screen, `nobody answers ${route}, which it begins with. Say what it answers in ${remote}/src/testing/screens.ts`),
  );

/** Its thread does not even start. */
export const startFault = (shell: string, { why }: ThreadEnd): string =>
  `Its build for servers does not run beside the live shell (${shell}): ${firstLine(why)}. What a module does when it is loaded has to do without a browser.`;

/** Its thread ended over many screens, and over none of them alone. */
export const togetherFault = ({ why }: ThreadEnd): string =>
  `Its screens, drawn one after the other, end the thread that draws them: ${firstLine(why)}. Look for what is kept from one page to the next.`;

/** The file that servers draw with. */
export const fileFault = (remote: string, why: string): string =>
  `Its build for servers cannot be read: ${firstLine(why)}. Build it again: npx nx build ${remote}.`;
