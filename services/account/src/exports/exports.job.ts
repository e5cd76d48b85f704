import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { Storage } from '@rendezvous/server/storage';
import { ExportMaker } from './export-maker.service.js';
import { endsAt } from './export.rules.js';
import { MAKE_EXPORT } from './exports.service.js';
import { ExportsStore } from './exports.store.js';

const AT_ONCE = 100;

/** Makes exports that were asked for, and takes their files away when their time is over. */
@Injectable()
export class ExportsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly storage: Storage,
    private readonly maker: ExportMaker,
    private readonly store: ExportsStore,
  ) {}

  onModuleInit(): void {
    this.jobs.define<{ exportId: number }>(MAKE_EXPORT, ({ exportId }) => this.maker.make(exportId));
    this.jobs.define('account.end-exports', () => this.end(), { cron: '*/10 * * * *' });
  }

  private async end(): Promise<void> {
    const { ready, counted } = endsAt(this.clock.now());
    for (;;) {
      const over = await this.store.listOver(ready, counted, AT_ONCE);
      for (const { id, key } of over) {
        await this.storage.remove(key);
        await this.store.markOver(id);
      }
      if (over.length < AT_ONCE) break;
    }
    await this.store.removeOld(counted);
  }
}
