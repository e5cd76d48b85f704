import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos/photos.module.js';
import { PersonasController } from './personas.controller.js';
import { PersonasStore } from './personas.store.js';

/** The personas of the demo world. */
@Module({
  imports: [PhotosModule],
  controllers: [PersonasController],
  providers: [PersonasStore],
})
export class DemoModule {}
