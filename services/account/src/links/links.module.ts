import { Module } from '@nestjs/common';
import { Links } from './links.service.js';
import { LinksStore } from './links.store.js';

/** Links of mails, each for one thing and a while. */
@Module({
  providers: [Links, LinksStore],
  exports: [Links, LinksStore],
})
export class LinksModule {}
