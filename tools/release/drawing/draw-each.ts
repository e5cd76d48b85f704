import { setTimeout as wait } from 'node:timers/promises';
import type { PageToDraw } from '@rendezvous/gateway/drawing';
import type { Mount } from '../proof/mounts.rules.js';
import { drawingFaults, startFault, togetherFault } from './drawing.rules.js';
import type { Drawing, ScreenThread, ThreadEnd } from './screen-thread.js';

/** What goes wrong after its page is drawn shows within this time, in milliseconds. */
const LATE_MS = 200;
/** When a thread ends over a page, one of so many before it may have ended it late. */
const SUSPECTS = 2;

/** A screen and the page that a server makes of it. */
export interface Screen {
  readonly mount: Mount;
  readonly page: PageToDraw;
}

/** Opens a thread; the code that it draws with is always the same. */
type Open = () => Promise<ScreenThread>;

/** What a thread made of screens, until there were no more or it ended. */
interface Turn {
  readonly seen: readonly { readonly screen: Screen; readonly drawing: Drawing }[];
  readonly end: ThreadEnd | null;
}

/** What does not start may only have had no time to. */
const opened = async (open: Open): Promise<ScreenThread> => {
  const thread = await open();
  return thread.end ? open() : thread;
};

const drawnInTurn = async (thread: ScreenThread, screens: readonly Screen[]): Promise<Turn> => {
  const seen: { screen: Screen; drawing: Drawing }[] = [];
  for (const screen of screens) {
    if (thread.end) break;
    seen.push({ screen, drawing: await thread.draw(screen.page) });
  }
  if (!thread.end) await wait(LATE_MS);
  await thread.close();
  return { seen, end: thread.end };
};

/** Those of a turn that have to be looked at alone. */
const suspectsOf = ({ seen, end }: Turn): Screen[] => {
  const last = end ? seen.length - 1 - SUSPECTS : seen.length;
  return seen.flatMap(({ screen, drawing }, index) => (drawing.kind !== 'drawn' || index >= last ? [screen] : []));
};

const alone = async (open: Open, screen: Screen): Promise<string[]> => {
  const { seen, end } = await drawnInTurn(await open(), [screen]);
  const drawing = seen[0]?.drawing;
  if (drawing && drawing.kind !== 'drawn') return drawingFaults(screen.mount, drawing);
  return end ? drawingFaults(screen.mount, { kind: 'ended', end }) : [];
};

/**
 * Draws each screen once. Those that are not drawn are drawn again, each in a thread of its own: a busy machine is no fault of the build, and what
 * ends a thread late is known by it.
 * @param shell version that they are drawn with
 * @returns what is against them
 */
export const faultsOfEach = async (screens: readonly Screen[], shell: string, open: Open): Promise<string[]> => {
  const suspects = new Set<Screen>();
  const ends: ThreadEnd[] = [];
  for (let waiting = screens; waiting.length > 0;) {
    const thread = await opened(open);
    const turn = await drawnInTurn(thread, waiting);
    // what it is loaded with may end it a moment later
    if (turn.seen.length === 0 && turn.end) return [startFault(shell, turn.end)];
    for (const screen of suspectsOf(turn)) suspects.add(screen);
    if (turn.end) ends.push(turn.end);
    waiting = waiting.slice(turn.seen.length);
  }
  const faults: string[] = [];
  for (const screen of suspects) faults.push(...(await alone(open, screen)));
  const kept = ends.find(({ fault }) => fault !== 'hangs');
  return faults.length === 0 && kept ? [togetherFault(kept)] : faults;
};
