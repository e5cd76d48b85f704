import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Who reads the numbers does not wait longer for all of them than this for one. */
const READ_MS = 1000;

/** The numbers of this process, as Prometheus reads them. No label ever names a person. */
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Duration of requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });

  private readonly jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs that ended, by kind and outcome (completed, failed and to be tried again, parked).',
    labelNames: ['task', 'outcome'],
    registers: [this.registry],
  });

  /** Adds the numbers of the process itself: memory, CPU, event loop. Once a process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  observeRequest(method: string, route: string, status: number, ms: number): void {
    this.requests.observe({ method, route, status: String(status) }, ms / 1000);
  }

  countJob(task: string, outcome: string): void {
    this.jobs.inc({ task, outcome });
  }

  watchPool(pool: PoolCounts): void {
    this.gauge('database_pool_connections', 'Open connections to the database.', () => pool.totalCount);
    this.gauge('database_pool_idle', 'Open connections that nobody uses.', () => pool.idleCount);
    this.gauge('database_pool_waiting', 'Requests that wait for a connection.', () => pool.waitingCount);
  }

  /** A number that is read when somebody asks. Left out when it cannot be read, or not in time: all others are told then too. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [],
      collect: async () => {
        const value = await inTime(read);
        if (value === null) gauge.remove();
        else gauge.set(value);
      },
    });
    this.registry.registerMetric(gauge);
  }

  /** A number that only grows, by its labels. */
  counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}

const inTime = async (read: () => number | Promise<number>): Promise<number | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, READ_MS, null);
  });
  try {
    return await Promise.race([read(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};
