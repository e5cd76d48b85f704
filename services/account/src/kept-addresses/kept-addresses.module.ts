import { Module } from '@nestjs/common';
import { KeptAddresses } from './kept-addresses.service.js';
import { KeptAddressesStore } from './kept-addresses.store.js';

/** What comes once for an address. */
@Module({ providers: [KeptAddresses, KeptAddressesStore], exports: [KeptAddresses] })
export class KeptAddressesModule {}
