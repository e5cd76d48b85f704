import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { PhotosModule } from '../photos/photos.module.js';
import { ProfileController } from './profile.controller.js';
import { Profile } from './profile.service.js';
import { ProfileStore } from './profile.store.js';

/** The own profile. */
@Module({
  imports: [SiteModule, PhotosModule],
  controllers: [ProfileController],
  providers: [Profile, ProfileStore],
  exports: [Profile],
})
export class ProfileModule {}
