import { Module } from '@nestjs/common';
import { FormerAddresses } from './former-addresses.service.js';
import { FormerAddressesStore } from './former-addresses.store.js';

/** Where mails went before a member had the address of now. */
@Module({ providers: [FormerAddresses, FormerAddressesStore], exports: [FormerAddresses] })
export class FormerAddressesModule {}
