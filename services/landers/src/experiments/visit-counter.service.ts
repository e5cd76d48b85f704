import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { type AssignmentCount, type VisitCount, VisitCountsStore } from './visit-counts.store.js';

const FLUSH_MS = 2000;

const addTo = <C extends { readonly visits: number }>(counts: Map<string, C>, count: C): void => {
  const { visits, ...what } = count;
  const key = JSON.stringify(what);
  counts.set(key, { ...count, visits: visits + (counts.get(key)?.visits ?? 0) });
};

/** Counts visits in memory and stores them every two seconds: a visit writes nothing. */
@Injectable()
export class VisitCounter implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(VisitCounter.name);
  private visits = new Map<string, VisitCount>();
  private assignments = new Map<string, AssignmentCount>();
  private timer: NodeJS.Timeout | undefined;
  private storing = Promise.resolve();

  constructor(private readonly store: VisitCountsStore) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  countVisit(count: Omit<VisitCount, 'visits'>): void {
    addTo(this.visits, { ...count, visits: 1 });
  }

  countAssignment(count: Omit<AssignmentCount, 'visits'>): void {
    addTo(this.assignments, { ...count, visits: 1 });
  }

  /** Stores what was counted, after what is being stored already; what could not be stored is counted with the next. */
  flush(): Promise<void> {
    this.storing = this.storing.then(() => this.storeCounts());
    return this.storing;
  }

  private async storeCounts(): Promise<void> {
    const [visits, assignments] = [[...this.visits.values()], [...this.assignments.values()]];
    if (visits.length + assignments.length === 0) return;
    [this.visits, this.assignments] = [new Map(), new Map()];
    try {
      await this.store.add(visits, assignments);
    } catch (error) {
      for (const count of visits) addTo(this.visits, count);
      for (const count of assignments) addTo(this.assignments, count);
      this.logger.warn({ msg: 'Visits of landers could not be stored yet.', err: error });
    }
  }
}
