import type { MutatedFile } from '../written-mutant.js';

/** Codes by SMS that prove who signs a direct debit. */
export const directDebitCodes: readonly MutatedFile[] = [
  {
    file: 'services/billing/src/direct-debit-code/direct-debit-code.store.ts',
    spec: 'services/billing/src/direct-debit-code/direct-debit-codes.db.spec.ts',
    mutants: [
      {
        without: 'the end of the tries',
        from: 'expires_at > $3 and tries < $4 returning',
        to: 'expires_at > $3 and $4::integer > 0 returning',
      },
      { without: 'the ten minutes', from: 'and mobile = $2 and expires_at > $3', to: 'and mobile = $2 and $3::timestamptz is not null' },
      {
        without: 'the number that it went to',
        from: 'order_id = $1 and mobile = $2 and',
        to: 'order_id = $1 and $2::text is not null and',
      },
      { without: 'the minute between two messages', from: 'or c.resend_at <= excluded.sent_at or', to: 'or true or' },
      { without: 'another number at once', from: 'where c.mobile <> excluded.mobile or', to: 'where' },
      { without: 'another code at once when it was tried too often', from: ' or c.tries >= $7', to: ' or $7::integer < 0' },
      { without: 'new tries of a new code', from: 'tries = 0', to: 'tries = c.tries' },
      {
        without: 'the next message at once when one may not have arrived',
        from: 'set resend_at = sent_at where',
        to: 'set resend_at = resend_at where',
      },
      {
        without: 'the day that codes are kept',
        from: 'where sent_at < $1 returning mobile',
        to: 'where sent_at < $1 and false returning mobile',
      },
    ],
  },
  {
    file: 'services/billing/src/direct-debit-code/direct-debit-codes.service.ts',
    spec: 'services/billing/src/direct-debit-code/direct-debit-codes.db.spec.ts',
    mutants: [
      { without: 'the second call under the same key', from: "outcome === 'unknown' ? this.sender.send(sms) : outcome", to: 'outcome' },
      { without: 'the minute of a number and its member', from: 'if (!allowed) throw', to: 'if (!allowed && false) throw' },
      { without: 'the site that sells', from: 'this.sites.ofId(siteId)', to: 'this.sites.current()' },
      { without: 'the end of a code that did not go out', from: 'this.store.takeBack(orderId, hash)', to: 'Promise.resolve()' },
    ],
  },
];
