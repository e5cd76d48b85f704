import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { PagesController } from './pages/pages.controller.js';
import { Pages } from './pages/pages.service.js';

/** Content pages: legal texts, questions and answers, customer service. */
@Module({
  imports: [SiteModule],
  controllers: [PagesController],
  providers: [Pages],
})
export class LandersModule {}
