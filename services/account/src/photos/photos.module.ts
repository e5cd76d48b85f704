import { Module } from '@nestjs/common';
import { DraftsJob } from './drafts.job.js';
import { Drafts } from './drafts.service.js';
import { OrphanedPhotos } from './orphans.service.js';
import { PhotoEdits } from './photo-edits.service.js';
import { PhotoFilesController } from './photo-files.controller.js';
import { PhotoFiles } from './photo-files.service.js';
import { PhotoPipeline } from './photo-pipeline.service.js';
import { PhotoUrls } from './photo-urls.service.js';
import { Photos } from './photos.service.js';
import { PhotosStore } from './photos.store.js';

/** Photos, their renditions, and signed addresses of them. */
@Module({
  controllers: [PhotoFilesController],
  providers: [Drafts, DraftsJob, OrphanedPhotos, PhotoEdits, PhotoFiles, PhotoPipeline, PhotoUrls, Photos, PhotosStore],
  exports: [Drafts, PhotoEdits, PhotoPipeline, PhotoUrls, Photos, PhotosStore],
})
export class PhotosModule {}
