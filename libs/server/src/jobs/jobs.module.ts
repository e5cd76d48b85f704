import { type BeforeApplicationShutdown, type DynamicModule, Global, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../clock/index.js';
import { Database } from '../database/index.js';
import { EventBus } from '../outbox/index.js';
import { JobRunner, Tasks } from '../worker/index.js';
import { Jobs } from './jobs.js';

export interface JobsOptions {
  /** Runs jobs in this process. Off in tests (they `drain`) and where a separate worker does. */
  readonly run: boolean;
  readonly concurrency?: number;
}

const OPTIONS = Symbol('jobs options');

/** Provides `Jobs`, `EventBus` and the runner of both everywhere. */
@Global()
@Module({})
export class JobsModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(OPTIONS) private readonly options: JobsOptions,
    @Inject(JobRunner) private readonly runner: JobRunner,
  ) {}

  static forRoot(options: JobsOptions): DynamicModule {
    return {
      module: JobsModule,
      providers: [
        { provide: OPTIONS, useValue: options },
        Tasks,
        {
          provide: JobRunner,
          useFactory: (database: Database, clock: Clock, tasks: Tasks) => new JobRunner(database, clock, tasks),
          inject: [Database, Clock, Tasks],
        },
        {
          provide: EventBus,
          useFactory: (database: Database, tasks: Tasks, runner: JobRunner) => new EventBus(database, tasks, runner),
          inject: [Database, Tasks, JobRunner],
        },
        { provide: Jobs, useFactory: (tasks: Tasks, clock: Clock) => new Jobs(tasks, clock), inject: [Tasks, Clock] },
      ],
      exports: [Jobs, EventBus, JobRunner],
    };
  }

  /** By now every module has defined its jobs and listeners. */
  onApplicationBootstrap(): void {
    if (this.options.run) this.runner.start(this.options.concurrency);
  }

  /** Before connections close. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.runner.stop();
  }
}
