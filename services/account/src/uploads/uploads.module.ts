import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { SignupModule } from '../signup/signup.module.js';
import { PhotoUploadsController } from './photo-uploads.controller.js';
import { PhotoUploads } from './photo-uploads.service.js';
import { TusController } from './tus.controller.js';
import { UploadsJob } from './uploads.job.js';
import { Uploads } from './uploads.service.js';
import { UploadsStore } from './uploads.store.js';

/** Photos on their way here, in pieces. */
@Module({
  imports: [SiteModule, InvitationsModule, PhotosModule, ProfileModule, SignupModule],
  controllers: [PhotoUploadsController, TusController],
  providers: [PhotoUploads, Uploads, UploadsJob, UploadsStore],
  exports: [Uploads],
})
export class UploadsModule {}
