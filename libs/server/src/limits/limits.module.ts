import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../clock/index.js';
import { Limits } from './limits.js';
import { LocalLimits } from './local-limits.provider.js';
import { RedisLimits } from './redis-limits.provider.js';

/** Provides `Limits`: within this process, or through Redis when there are several. */
@Global()
@Module({})
export class LimitsModule implements OnApplicationShutdown {
  constructor(@Inject(Limits) private readonly limits: Limits) {}

  static forRoot(options: { readonly redisUrl: string | null }): DynamicModule {
    const choose = (clock: Clock): Limits =>
      options.redisUrl === null ? new LocalLimits(() => clock.now().getTime()) : new RedisLimits(options.redisUrl);
    return { module: LimitsModule, providers: [{ provide: Limits, useFactory: choose, inject: [Clock] }], exports: [Limits] };
  }

  onApplicationShutdown(): void {
    if (this.limits instanceof RedisLimits) this.limits.close();
  }
}
