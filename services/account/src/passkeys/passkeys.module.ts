import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { MembersModule } from '../members/members.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { PasskeyChallenges } from './passkey-challenges.service.js';
import { PasskeyChallengesStore } from './passkey-challenges.store.js';
import { PasskeyOptions } from './passkey-options.service.js';
import { PasskeyProofs } from './passkey-proofs.service.js';
import { PasskeysController } from './passkeys.controller.js';
import { Passkeys } from './passkeys.service.js';
import { PasskeysStore } from './passkeys.store.js';
import { RelyingParties } from './relying-parties.service.js';

/** Keys of devices as a second way in. */
@Module({
  imports: [SiteModule, MembersModule, PasswordsModule],
  controllers: [PasskeysController],
  providers: [PasskeyChallenges, PasskeyChallengesStore, PasskeyOptions, PasskeyProofs, Passkeys, PasskeysStore, RelyingParties],
  exports: [PasskeyChallenges, PasskeyChallengesStore, PasskeyProofs, PasskeysStore, RelyingParties],
})
export class PasskeysModule {}
