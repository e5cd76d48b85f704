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
  readonly decodes: readonly string[];
  /** On the page's main thread, in milliseconds of its CPU: what else the machine does is not in it. */
  readonly longestTaskMs: number;
}

const DECODE = /^(Decode Image|ImageDecodeTask|Decode LazyPixelRef)$/;
const TASK = 'RunTask';

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
    const tasks = within.filter(({ name, tid }) => name === TASK && tid === release.tid).map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000);
    return [
      {
        ms: (next.ts - release.ts) / 1000,
        requests: began
          .filter(({ name, args }) => name === 'ResourceSendRequest' && !args?.data?.url?.startsWith('data:'))
          .map(({ args }) => `request ${args?.data?.url ?? ''}`),
        decodes: began.filter(({ name, ph }) => DECODE.test(name) && ph !== 'E').map(({ name }) => `decode ${name}`),
        longestTaskMs: Math.max(0, ...tasks),
      },
    ];
  });
};
