import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { PhotosModule } from '../photos/photos.module.js';
import { VisibilityModule } from '../visibility/visibility.module.js';
import { Cards } from './cards.service.js';

/** Members as others are shown them. */
@Module({
  imports: [SiteModule, PhotosModule, VisibilityModule],
  providers: [Cards],
  exports: [Cards],
})
export class CardsModule {}
