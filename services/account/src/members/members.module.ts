import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos/photos.module.js';
import { SignupMessageModule } from '../signup-message/signup-message.module.js';
import { VisibilityModule } from '../visibility/visibility.module.js';
import { Members } from './members.service.js';
import { MembersStore } from './members.store.js';
import { OwnUser } from './own-user.service.js';
import { OwnUserStore } from './own-user.store.js';
import { Presence } from './presence.service.js';
import { PresenceStore } from './presence.store.js';
import { TabPresence } from './tab-presence.service.js';

/** Accounts themselves: who they are, and whether they are there. */
@Module({
  imports: [PhotosModule, SignupMessageModule, VisibilityModule],
  providers: [Members, MembersStore, OwnUser, OwnUserStore, Presence, PresenceStore, TabPresence],
  exports: [Members, MembersStore, OwnUser, Presence, TabPresence],
})
export class MembersModule {}
