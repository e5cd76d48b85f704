/** Longest that the code of a shell and a remote may take until it can draw, in milliseconds. */
const START_MS = 10_000;

/** The file that drawing threads run, how Node.js runs it, and how long it may take to be ready; shorter in tests. */
export class DrawingWorker {
  constructor(
    readonly file: URL = new URL('./drawing.worker.js', import.meta.url),
    readonly execArgv: readonly string[] = [],
    readonly startMs = START_MS,
  ) {}
}
