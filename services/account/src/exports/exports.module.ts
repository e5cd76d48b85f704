import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { ConsentsModule } from '../consents/consents.module.js';
import { MembersModule } from '../members/members.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountSections } from './account-sections.service.js';
import { AccountTables } from './account-tables.service.js';
import { ExportMaker } from './export-maker.service.js';
import { ExportsController } from './exports.controller.js';
import { ExportsJob } from './exports.job.js';
import { Exports } from './exports.service.js';
import { ExportsStore } from './exports.store.js';

/** What is held of a member, as a file that they fetch. */
@Module({
  imports: [SiteModule, ConsentsModule, MembersModule, PhotosModule, SessionsModule],
  controllers: [ExportsController],
  providers: [AccountSections, AccountTables, ExportMaker, Exports, ExportsJob, ExportsStore],
  exports: [AccountSections, Exports, ExportsStore],
})
export class ExportsModule {}
