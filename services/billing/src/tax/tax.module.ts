import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { TaxRates } from './tax-rates.service.js';
import { TaxRatesStore } from './tax-rates.store.js';

/** How much tax prices contain, by site, country and day. */
@Module({ imports: [SiteModule], providers: [TaxRates, TaxRatesStore], exports: [TaxRates, TaxRatesStore] })
export class TaxModule {}
