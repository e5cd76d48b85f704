import { Module } from '@nestjs/common';
import { LoginAttempts } from './login-attempts.service.js';
import { LoginAttemptsStore } from './login-attempts.store.js';

/** How often a password was tried. */
@Module({
  providers: [LoginAttempts, LoginAttemptsStore],
  exports: [LoginAttempts, LoginAttemptsStore],
})
export class LoginAttemptsModule {}
