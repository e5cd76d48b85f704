export { NoSms, type Sms, type SmsOutcome, SmsSender } from './sms.js';
export { HttpSms } from './http-sms.provider.js';
export { MailboxSms, eraseSms } from './mailbox-sms.provider.js';
export { SmsModule } from './sms.module.js';
