/** An event of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

/** From letting go of one card to the frame that shows the next. */
export interface Turn {
  readonly ms: number;
  /** Addresses. */
  readonly requests: readonly string[];
  /** Pictures that a codec read, or that were scaled. */
  readonly decodes: readonly string[];
  /** How often a picture was found among the decoded ones, for something that was drawn with it. */
  readonly lookups: number;
  /** On the page's main thread, in milliseconds of its CPU: what else the machine does is not in it. */
  readonly longestTaskMs: number;
}

/** The codec itself. */
const DECODE = 'Decode Image';
/** Whatever is drawn asks for its pictures by this. One that is among the decoded ones is found in microseconds; others are decoded or scaled in it. */
const ASKED_FOR = 'ImageDecodeTask';
const LOOKUP_MS = 0.25;
const TASK = 'RunTask';

/** Milliseconds of the thread's CPU. */
const took = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

/** The turns that the marks `deck-release` and `deck-next` begin and end. */
export const turnsOf = (events: readonly TraceEvent[]): Turn[] => {
  const marks = events
    .filter(({ name, ph }) => (name === 'deck-release' || name === 'deck-next') && (ph === 'R' || ph === 'I' || ph === 'i'))
    .toSorted((one, other) => one.ts - other.ts);
  return marks.flatMap((release, place) => {
    const next = marks[place + 1];
    if (release.name !== 'deck-release' || next?.name !== 'deck-next') return [];
    const within = events.filter(({ pid, ts, dur = 0 }) => pid === release.pid && ts + dur >= release.ts && ts < next.ts);
    const began = within.filter(({ ts }) => ts >= release.ts);
    const asked = began.filter(({ name, ph }) => name === ASKED_FOR && ph !== 'E');
    const work = [...began.filter(({ name, ph }) => name === DECODE && ph !== 'E'), ...asked.filter((event) => took(event) >= LOOKUP_MS)];
    const tasks = within.filter(({ name, tid }) => name === TASK && tid === release.tid).map(took);
    return [
      {
        ms: (next.ts - release.ts) / 1000,
        requests: began
          .filter(({ name, args }) => name === 'ResourceSendRequest' && !args?.data?.url?.startsWith('data:'))
          .map(({ args }) => `request ${args?.data?.url ?? ''}`),
        decodes: work.map((event) => `${event.name} of ${took(event).toFixed(2)} ms`),
        lookups: asked.filter((event) => took(event) < LOOKUP_MS).length,
        longestTaskMs: Math.max(0, ...tasks),
      },
    ];
  });
};
