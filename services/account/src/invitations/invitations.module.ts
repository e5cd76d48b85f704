import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { HeldInvitations } from './held-invitations.service.js';
import { InvitationsController } from './invitations.controller.js';
import { Invitations } from './invitations.service.js';
import { InvitationsStore } from './invitations.store.js';

/** Codes that let somebody in where a site is for invited people. */
@Module({
  imports: [SiteModule],
  controllers: [InvitationsController],
  providers: [HeldInvitations, Invitations, InvitationsStore],
  exports: [HeldInvitations, Invitations, InvitationsStore],
})
export class InvitationsModule {}
