import { Module } from '@nestjs/common';
import { SignupMessagesStore } from './signup-messages.store.js';

/** What newcomers meant to write to somebody before they had an account. */
@Module({
  providers: [SignupMessagesStore],
  exports: [SignupMessagesStore],
})
export class SignupMessageModule {}
