/** The file that drawing threads run, and how Node.js runs it. */
export class DrawingWorker {
  constructor(
    readonly file: URL = new URL('./drawing.worker.js', import.meta.url),
    readonly execArgv: readonly string[] = [],
  ) {}
}
