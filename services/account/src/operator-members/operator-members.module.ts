import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { ComplaintsModule } from '../complaints/complaints.module.js';
import { MembersModule } from '../members/members.module.js';
import { NameChangeModule } from '../name-change/name-change.module.js';
import { OperatorMembersController } from './operator-members.controller.js';
import { OperatorMembers } from './operator-members.service.js';
import { OperatorMembersStore } from './operator-members.store.js';

/** Members as operators see and correct them. */
@Module({
  imports: [SiteModule, ComplaintsModule, MembersModule, NameChangeModule],
  controllers: [OperatorMembersController],
  providers: [OperatorMembers, OperatorMembersStore],
})
export class OperatorMembersModule {}
