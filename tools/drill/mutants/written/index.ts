import type { MutatedFile } from '../written-mutant.js';
import { account } from './account.data.js';
import { accountSecurity } from './account-security.data.js';
import { adjustments } from './adjustments.data.js';
import { billing } from './billing.data.js';
import { blocks } from './blocks.data.js';
import { chat } from './chat.data.js';
import { deciding } from './deciding.data.js';
import { directDebitCodes } from './direct-debit-codes.data.js';
import { directDebits } from './direct-debits.data.js';
import { disputes } from './disputes.data.js';
import { joining } from './joining.data.js';
import { landers } from './landers.data.js';
import { leaving } from './leaving.data.js';
import { ledger } from './ledger.data.js';
import { mails } from './mails.data.js';
import { moneyPages } from './money-pages.data.js';
import { notify } from './notify.data.js';
import { passkeys } from './passkeys.data.js';
import { payments } from './payments.data.js';
import { refunds } from './refunds.data.js';
import { search } from './search.data.js';
import { selling } from './selling.data.js';
import { sending } from './sending.data.js';
import { server } from './server.data.js';
import { site } from './site.data.js';
import { sponsoredCards } from './sponsored-cards.data.js';
import { storedMethods } from './stored-methods.data.js';
import { uploads } from './uploads.data.js';
import { visibility } from './visibility.data.js';

/** Everything that was ever taken out by hand, by area. */
export const WRITTEN: readonly MutatedFile[] = [
  ...account,
  ...accountSecurity,
  ...passkeys,
  ...joining,
  ...billing,
  ...ledger,
  ...refunds,
  ...directDebits,
  ...directDebitCodes,
  ...disputes,
  ...blocks,
  ...adjustments,
  ...moneyPages,
  ...payments,
  ...storedMethods,
  ...selling,
  ...chat,
  ...sending,
  ...search,
  ...sponsoredCards,
  ...deciding,
  ...site,
  ...landers,
  ...leaving,
  ...mails,
  ...notify,
  ...server,
  ...uploads,
  ...visibility,
];
