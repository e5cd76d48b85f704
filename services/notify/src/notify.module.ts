import { Module } from '@nestjs/common';
import { AccountModule } from '@rendezvous/account';
import { BillingModule } from '@rendezvous/billing';
import { ChatModule } from '@rendezvous/chat';
import { SiteModule } from '@rendezvous/site';
import { Deliveries } from './deliveries/deliveries.service.js';
import { DeliveriesJob } from './deliveries/deliveries.job.js';
import { DeliveriesStore } from './deliveries/deliveries.store.js';
import { Dispatch } from './deliveries/dispatch.service.js';
import { ClockController } from './demo/clock.controller.js';
import { DemoGate } from './demo/demo-gate.service.js';
import { MailboxController } from './demo/mailbox.controller.js';
import { AccountListener } from './letters/account.listener.js';
import { ActivationLetter } from './letters/activation-letter.service.js';
import { BillingListener } from './letters/billing.listener.js';
import { IncidentMail } from './letters/incident-mail.service.js';
import { LetterKinds } from './letters/letter-kinds.service.js';
import { Letters } from './letters/letters.service.js';
import { NewsLetter } from './letters/news-letter.service.js';
import { PasswordChangedLetter } from './letters/password-changed-letter.service.js';
import { PasswordResetLetter } from './letters/password-reset-letter.service.js';
import { ReceiptLetter } from './letters/receipt-letter.service.js';
import { SignupAgainLetter } from './letters/signup-again-letter.service.js';
import { SignupMails } from './letters/signup-mails.service.js';
import { NewsJob } from './news/news.job.js';
import { NewsListener } from './news/news.listener.js';
import { NewsSchedule } from './news/news-schedule.service.js';
import { NewsStore } from './news/news.store.js';
import { Speeches } from './texts/speech.service.js';

const letters = [
  ActivationLetter,
  PasswordResetLetter,
  PasswordChangedLetter,
  ReceiptLetter,
  NewsLetter,
  SignupAgainLetter,
  LetterKinds,
  Letters,
  SignupMails,
  Speeches,
];
const deliveries = [Deliveries, DeliveriesStore, DeliveriesJob, Dispatch];
const listeners = [AccountListener, BillingListener, IncidentMail, NewsListener];

/** Mails to members. Listens to what happened elsewhere; nobody calls it. */
@Module({
  imports: [SiteModule, AccountModule, BillingModule, ChatModule],
  controllers: [MailboxController, ClockController],
  providers: [...letters, ...deliveries, ...listeners, NewsSchedule, NewsStore, NewsJob, DemoGate],
})
export class NotifyModule {}
