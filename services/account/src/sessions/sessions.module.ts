import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { MembersModule } from '../members/members.module.js';
import { BrowserSessions } from './browser-sessions.service.js';
import { KnownBrowsersStore } from './known-browsers.store.js';
import { Sessions } from './sessions.service.js';
import { SessionsStore } from './sessions.store.js';
import { SignIns } from './sign-ins.service.js';

/** Who a browser is signed in as. */
@Module({
  imports: [SiteModule, MembersModule],
  providers: [BrowserSessions, KnownBrowsersStore, Sessions, SessionsStore, SignIns],
  exports: [BrowserSessions, KnownBrowsersStore, Sessions, SessionsStore, SignIns],
})
export class SessionsModule {}
