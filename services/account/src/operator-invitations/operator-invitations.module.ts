import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { WaitingAddressesModule } from '../waiting-addresses/waiting-addresses.module.js';
import { OperatorInvitationsController } from './operator-invitations.controller.js';
import { OperatorInvitations } from './operator-invitations.service.js';
import { OperatorInvitationsStore } from './operator-invitations.store.js';

/** Codes and waiting addresses, for operators. */
@Module({
  imports: [SiteModule, InvitationsModule, WaitingAddressesModule],
  controllers: [OperatorInvitationsController],
  providers: [OperatorInvitations, OperatorInvitationsStore],
})
export class OperatorInvitationsModule {}
