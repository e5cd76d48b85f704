import { DeliveryEntity } from './deliveries/delivery.entity.js';
import { MailAges1700000007801 } from './migrations/1700000007801-mail-ages.js';
import { MailFees1700000007802 } from './migrations/1700000007802-mail-fees.js';
import { MailRestoredAddresses1700000007821 } from './migrations/1700000007821-mail-restored-addresses.js';
import { CreateNotify1700000007001 } from './migrations/1700000007001-create-notify.js';
import { MailCorrections1700000007102 } from './migrations/1700000007102-mail-corrections.js';
import { MailReminders1700000007101 } from './migrations/1700000007101-mail-reminders.js';
import { MailDisputes1700000007701 } from './migrations/1700000007701-mail-disputes.js';
import { MailDirectDebits1700000007736 } from './migrations/1700000007736-mail-direct-debits.js';
import { MailApprovals1700000007741 } from './migrations/1700000007741-mail-approvals.js';
import { MailLogouts1700000007790 } from './migrations/1700000007790-mail-logouts.js';
import { MailOffers1700000007791 } from './migrations/1700000007791-mail-offers.js';
import { MailEndings1700000007041 } from './migrations/1700000007041-mail-endings.js';
import { MailExports1700000007401 } from './migrations/1700000007401-mail-exports.js';
import { MailRefunds1700000007521 } from './migrations/1700000007521-mail-refunds.js';
import { MailPasskeys1700000007501 } from './migrations/1700000007501-mail-passkeys.js';
import { MailPendingSignups1700000007011 } from './migrations/1700000007011-mail-pending-signups.js';
import { MailAddressChanges1700000007022 } from './migrations/1700000007022-mail-address-changes.js';
import { MailNewSignIns1700000007021 } from './migrations/1700000007021-mail-new-sign-ins.js';

/** The door of notify: nothing is called here, it listens. */
export { NotifyModule } from './notify.module.js';

export const entities = [DeliveryEntity];
export const migrations = [
  CreateNotify1700000007001,
  MailPendingSignups1700000007011,
  MailNewSignIns1700000007021,
  MailAddressChanges1700000007022,
  MailEndings1700000007041,
  MailReminders1700000007101,
  MailExports1700000007401,
  MailRefunds1700000007521,
  MailCorrections1700000007102,
  MailPasskeys1700000007501,
  MailDisputes1700000007701,
  MailDirectDebits1700000007736,
  MailApprovals1700000007741,
  MailLogouts1700000007790,
  MailOffers1700000007791,
  MailAges1700000007801,
  MailFees1700000007802,
  MailRestoredAddresses1700000007821,
];
