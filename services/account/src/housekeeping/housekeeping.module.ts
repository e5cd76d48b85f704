import { Module } from '@nestjs/common';
import { ComplaintsModule } from '../complaints/complaints.module.js';
import { DeletionModule } from '../deletion/deletion.module.js';
import { LinksModule } from '../links/links.module.js';
import { LoginAttemptsModule } from '../login-attempts/login-attempts.module.js';
import { MailChangeModule } from '../mail-change/mail-change.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignupModule } from '../signup/signup.module.js';
import { SignupStartModule } from '../signup-start/signup-start.module.js';
import { WaitingAddressesModule } from '../waiting-addresses/waiting-addresses.module.js';
import { HousekeepingJob } from './housekeeping.job.js';

/** What is thrown away when its time is over. */
@Module({
  imports: [
    ComplaintsModule,
    DeletionModule,
    LinksModule,
    LoginAttemptsModule,
    MailChangeModule,
    PasskeysModule,
    SessionsModule,
    SignupModule,
    SignupStartModule,
    WaitingAddressesModule,
  ],
  providers: [HousekeepingJob],
})
export class HousekeepingModule {}
