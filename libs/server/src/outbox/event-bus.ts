import type { DomainEventName, DomainEvents } from '@rendezvous/contracts/events';
import { type Database, enqueue } from '../database/index.js';
import { EVENT_TASK, type PublishedEvent } from '../database/tx.js';
import type { DrainOptions, DrainResult, JobRunner, Tasks } from '../worker/index.js';

/** Reacts to an event. May be called more than once for one event and late, so it reads the present state and does nothing twice. */
export type EventListener<E extends DomainEventName> = (
  data: DomainEvents[E],
  event: { readonly id: string },
) => Promise<unknown> | unknown;

/** Where areas listen to what happened in areas to their left. Events are published with `tx.publish`. */
export class EventBus {
  private readonly listeners = new Map<DomainEventName, string[]>();

  constructor(
    private readonly database: Database,
    private readonly tasks: Tasks,
    private readonly runner: JobRunner,
  ) {
    tasks.add(EVENT_TASK, (payload) => this.fanOut(payload as PublishedEvent));
  }

  /**
   * Registers a listener; call it in `onModuleInit`.
   * @param name unique and kept for good, `<area>.<what it does>`: jobs that wait in the database carry it
   */
  on<E extends DomainEventName>(event: E, name: string, listener: EventListener<E>): void {
    this.tasks.add(taskOf(name), (payload) => {
      const { id, data } = payload as PublishedEvent;
      return listener(data as DomainEvents[E], { id });
    });
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), name]);
  }

  /** Names of the listeners of an event. */
  listenersOf(event: DomainEventName): readonly string[] {
    return this.listeners.get(event) ?? [];
  }

  /** Runs all due events and jobs to the end, in this process: for tests. */
  drain(options?: DrainOptions): Promise<DrainResult> {
    return this.runner.drain(options);
  }

  /** One job for each listener, so that one that fails is tried again alone. Should this run twice, the key keeps it at one. */
  private async fanOut(event: PublishedEvent): Promise<void> {
    const names = this.listenersOf(event.name);
    if (names.length === 0) return;
    await this.database.transaction(async (tx) => {
      for (const name of names)
        await enqueue(tx, taskOf(name), event, {
          key: `${event.id}:${name}`,
          mode: 'unsafe_dedupe',
          behindOthers: event.behindOthers ?? false,
        });
    });
  }
}

const taskOf = (listener: string): string => `listener:${listener}`;
