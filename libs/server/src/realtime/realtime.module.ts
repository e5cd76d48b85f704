import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { LocalRealtime } from './local-realtime.provider.js';
import { Realtime } from './realtime.js';
import { RedisRealtime } from './redis-realtime.provider.js';

/** Provides `Realtime`: within this process, or through Redis when there are several. */
@Global()
@Module({})
export class RealtimeModule implements OnApplicationShutdown {
  constructor(@Inject(Realtime) private readonly realtime: Realtime) {}

  static forRoot(options: { readonly redisUrl: string | null }): DynamicModule {
    const choose = (): Realtime => (options.redisUrl === null ? new LocalRealtime() : new RedisRealtime(options.redisUrl));
    return { module: RealtimeModule, providers: [{ provide: Realtime, useFactory: choose }], exports: [Realtime] };
  }

  onApplicationShutdown(): void {
    if (this.realtime instanceof RedisRealtime) this.realtime.close();
  }
}
