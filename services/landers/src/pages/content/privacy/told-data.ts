/** What the page says is kept, one line each. A spec of the gateway looks that every table with rows of a member stands in one of them. */
export type KeptLine =
  | 'login'
  | 'profile'
  | 'consents'
  | 'age-checks'
  | 'contacts'
  | 'offered'
  | 'searches'
  | 'purchases'
  | 'payment-codes'
  | 'direct-debits'
  | 'stored-methods'
  | 'arrival'
  | 'devices'
  | 'browsers'
  | 'attempts'
  | 'passkeys'
  | 'waiting-address'
  | 'links'
  | 'mail-change'
  | 'mails'
  | 'complaints'
  | 'report-evidence'
  | 'exports'
  | 'begun-signups'
  | 'landers'
  | 'operators'
  | 'failures';

/** What the page says stays after an account was erased, one line each. */
export type StayingLine = 'invoices' | 'mandates' | 'conversations' | 'complaints' | 'report-evidence' | 'address' | 'number';
