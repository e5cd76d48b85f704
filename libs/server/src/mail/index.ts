export { eraseFormerMails } from './erase-former-mails.js';
export { eraseMails } from './erase-mails.js';
export { Mail, type MailMessage } from './mail.js';
export { Mailbox, MailboxMail, type KeptMail } from './mailbox.provider.js';
export { SmtpMail } from './smtp.provider.js';
export { MailModule } from './mail.module.js';
