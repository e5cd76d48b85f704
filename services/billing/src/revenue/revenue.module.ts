import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { RevenueController } from './revenue.controller.js';
import { RevenueStore } from './revenue.store.js';
import { Revenues } from './revenues.service.js';

/** What members paid and what went back, in sums. */
@Module({ imports: [SiteModule], controllers: [RevenueController], providers: [RevenueStore, Revenues] })
export class RevenueModule {}
