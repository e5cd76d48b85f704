import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { WaitingAddressesController } from './waiting-addresses.controller.js';
import { WaitingAddresses } from './waiting-addresses.service.js';
import { WaitingAddressesStore } from './waiting-addresses.store.js';

/** Addresses that hear when a place is free. */
@Module({
  imports: [SiteModule],
  controllers: [WaitingAddressesController],
  providers: [WaitingAddresses, WaitingAddressesStore],
  exports: [WaitingAddresses, WaitingAddressesStore],
})
export class WaitingAddressesModule {}
