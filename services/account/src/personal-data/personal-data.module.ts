import { Module } from '@nestjs/common';
import { ExportsModule } from '../exports/exports.module.js';
import { FormerAddressesModule } from '../former-addresses/former-addresses.module.js';
import { LoginAttemptsModule } from '../login-attempts/login-attempts.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { AccountPersonalData } from './personal-data.service.js';
import { PersonalDataStore } from './personal-data.store.js';

/** What the account service holds of a member. */
@Module({
  imports: [ExportsModule, FormerAddressesModule, LoginAttemptsModule, PhotosModule, SessionsModule, UploadsModule],
  providers: [AccountPersonalData, PersonalDataStore],
})
export class AccountPersonalDataModule {}
