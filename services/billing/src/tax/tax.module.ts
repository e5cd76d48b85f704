import { Module } from '@nestjs/common';
import { TaxRatesStore } from './tax-rates.store.js';

/** How much tax prices contain, by country and date. */
@Module({ providers: [TaxRatesStore], exports: [TaxRatesStore] })
export class TaxModule {}
