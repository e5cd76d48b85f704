import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { FormerAddressesModule } from '../former-addresses/former-addresses.module.js';
import { LinksModule } from '../links/links.module.js';
import { MailChangeModule } from '../mail-change/mail-change.module.js';
import { SignupModule } from '../signup/signup.module.js';
import { ActivationAddress } from './activation-address.service.js';
import { ActivationController } from './activation.controller.js';
import { Activation } from './activation.service.js';
import { ActivationStore } from './activation.store.js';

/** Confirming an address by the link of a mail. */
@Module({
  imports: [SiteModule, FormerAddressesModule, LinksModule, MailChangeModule, SignupModule],
  controllers: [ActivationController],
  providers: [Activation, ActivationAddress, ActivationStore],
})
export class ActivationModule {}
