import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/index.js';
import { Clock } from './clock.js';
import { DemoClock } from './demo-clock.js';

/** Provides `Clock`: real time, or in demo mode a clock that can be moved. */
@Global()
@Module({})
export class ClockModule implements OnApplicationShutdown {
  constructor(@Inject(Clock) private readonly clock: Clock) {}

  static forRoot({ demo }: { demo: boolean }): DynamicModule {
    const start = async (database: Database): Promise<Clock> => {
      if (!demo) return new Clock();
      const clock = new DemoClock(database, demo);
      await clock.start();
      return clock;
    };
    return { module: ClockModule, providers: [{ provide: Clock, useFactory: start, inject: [Database] }], exports: [Clock] };
  }

  onApplicationShutdown(): void {
    if (this.clock instanceof DemoClock) this.clock.stop();
  }
}
