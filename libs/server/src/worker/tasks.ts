/** What the worker runs for one kind of job. A throw means: try again later. */
export type TaskHandler = (payload: unknown) => Promise<unknown> | unknown;

interface Defined {
  readonly handler: TaskHandler;
  readonly cron?: string;
}

/** Every kind of job that this process can run, by name. */
export class Tasks {
  private readonly defined = new Map<string, Defined>();

  add(name: string, handler: TaskHandler, cron?: string): void {
    if (this.defined.has(name)) throw new Error(`The job ${name} is defined twice.`);
    this.defined.set(name, { handler, ...(cron === undefined ? {} : { cron }) });
  }

  get(name: string): TaskHandler {
    const found = this.defined.get(name);
    if (found === undefined) throw new Error(`There is no job ${name}.`);
    return found.handler;
  }

  handlers(): ReadonlyMap<string, TaskHandler> {
    return new Map([...this.defined].map(([name, { handler }]) => [name, handler]));
  }

  /** Jobs with a timetable: name and cron line (minute, hour, day, month, weekday, in UTC). */
  timetable(): readonly { readonly name: string; readonly cron: string }[] {
    return [...this.defined].flatMap(([name, { cron }]) => (cron === undefined ? [] : [{ name, cron }]));
  }
}
