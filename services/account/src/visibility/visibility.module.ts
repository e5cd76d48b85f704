import { Module } from '@nestjs/common';
import { BlocksStore } from './blocks.store.js';
import { ContactsStore } from './contacts.store.js';
import { Visibility } from './visibility.service.js';

/** Who may see whom. */
@Module({
  providers: [BlocksStore, ContactsStore, Visibility],
  exports: [BlocksStore, ContactsStore, Visibility],
})
export class VisibilityModule {}
