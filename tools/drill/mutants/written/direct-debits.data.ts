import type { MutatedFile } from '../written-mutant.js';

const SIGNING = 'services/billing/src/direct-debit/direct-debit.db.spec.ts';
const FILES = 'services/billing/src/bank-file/bank-files.db.spec.ts';
const ANSWERS = 'services/billing/src/bank-answer/bank-answers.db.spec.ts';

export const directDebits: readonly MutatedFile[] = [
  {
    file: 'libs/contracts/src/billing/bank-letters.ts',
    spec: 'libs/contracts/src/billing/bank-letters.spec.ts',
    mutants: [
      { without: 'signs that nobody sees', from: '!HIDDEN.test(text) && /', to: '/' },
      { without: 'what is written in letters of no bank', from: ' && /[A-Za-z0-9]/.test(bankLetters(text))', to: '' },
      {
        without: 'letters with an accent',
        from: ".normalize('NFD')",
        to: ".normalize('NFC')",
        spec: 'services/billing/src/bank-file/bank-file.rules.spec.ts',
      },
    ],
  },
  {
    file: 'libs/contracts/src/billing/direct-debit.ts',
    spec: SIGNING,
    mutants: [{ without: 'what stands beside a mobile number', from: ', z.regex(DIALLED)', to: '' }],
  },
  {
    file: 'services/billing/src/direct-debit-limit/direct-debit-limits.service.ts',
    spec: SIGNING,
    mutants: [
      { without: 'the queue of a member’s signatures', from: "await tx.lock('billing.direct-debit-member', memberId);", to: '' },
      { without: 'the queue of an account’s signatures', from: "await tx.lock('billing.direct-debit-account', accountKey);", to: '' },
      { without: 'the queue of a network’s signatures', from: "await tx.lock('billing.direct-debit-network', networkKey);", to: '' },
      {
        without: 'the member’s limit with the signature',
        from: 'requireRoom(await this.store.ofMember(memberId, since, tx));',
        to: '',
      },
      {
        without: 'the account’s limit with the signature',
        from: 'requireRoom(await this.store.ofAccount(accountKey, since, tx));',
        to: '',
      },
      {
        without: 'the network’s limit with the signature',
        from: 'requireRoom(await this.networks.sum(networkKey, since, tx));',
        to: '',
      },
      {
        without: 'the site that sells',
        from: 'this.sites.ofId(siteId)',
        to: 'this.sites.current()',
      },
    ],
  },
  {
    file: 'services/billing/src/direct-debit-limit/direct-debit-limit.store.ts',
    spec: SIGNING,
    mutants: [
      { without: 'the time within which it counts', from: 'd.signed_at > $2 and', to: '$2::timestamptz is not null and' },
      {
        without: 'the member whose account is blocked',
        from: "m.account_key = $1 and x.status = 'lost'",
        to: "x.status = 'nothing' and $1::text is not null",
        spec: ANSWERS,
      },
    ],
  },
  {
    file: 'services/billing/src/direct-debit/signing.service.ts',
    spec: SIGNING,
    mutants: [
      {
        without: 'the code',
        from: 'await this.codes.check({ orderId, memberId: asker.memberId, mobile: account.mobile }, code);',
        to: 'void code;',
      },
      {
        without: 'the second look at what was signed',
        from: 'if (debit === null || debit.signedAt !== null) return;',
        to: 'if (debit === null) return;',
      },
      {
        without: 'the look whether it was signed meanwhile',
        from: 'if ((await this.debits.find(paymentId))?.signedAt == null) throw error;',
        to: 'throw error;',
      },
      { without: 'the revision that was seen', from: 'if (debit.revision !== revision)', to: 'if (debit.revision < 0)' },
      {
        without: 'the hold on the mandate',
        from: 'if (earlier !== null && !(await this.mandateStore.hold(tx, earlier.mandate.id)))',
        to: 'if (earlier === null && false)',
      },
    ],
  },
  {
    file: 'services/billing/src/sepa/mandate.store.ts',
    spec: SIGNING,
    mutants: [
      { without: 'the lock of a mandate that is held', from: 'ended_at is null for share', to: 'ended_at is null' },
      {
        without: 'the kind of mandate that serves later purchases',
        from: "m.memberId = :memberId and m.kind = 'recurrent' and",
        to: 'm.memberId = :memberId and',
        spec: SIGNING,
      },
      {
        without: 'the mandates that stand, when accounts are forgotten',
        from: "(kind = 'one-off' or ended_at is not null)",
        to: 'true',
        spec: ANSWERS,
      },
    ],
  },
  {
    file: 'services/billing/src/sepa/withheld-debits.service.ts',
    spec: SIGNING,
    mutants: [
      {
        without: 'the end of what counts for a network',
        from: "await this.networks.forget(tx, this.sealing.keyOf('debit', paymentId));",
        to: '',
      },
    ],
  },
  {
    file: 'services/billing/src/bank-answer/mandate-endings.service.ts',
    spec: ANSWERS,
    mutants: [
      { without: 'the debits of a mandate that the bank ends', from: 'await this.stop(tx, [mandateId], reason);', to: 'void reason;' },
      { without: 'the refunds that wait for what is stopped', from: 'await this.news.failWaiting(tx, paymentId);', to: '' },
    ],
  },
  {
    file: 'services/billing/src/bank-answer/undone-purchases.service.ts',
    spec: SIGNING,
    mutants: [
      {
        without: 'the debit of a purchase that is undone',
        from: "if (state === 'withheld') await this.withheld.withhold(tx, paymentId);",
        to: '',
      },
    ],
  },
  {
    file: 'services/billing/src/bank-file/bank-files.service.ts',
    spec: FILES,
    mutants: [
      {
        without: 'the day until which debits are sent',
        from: 'sendableUntil(this.clock.now()), FILE_MAX);',
        to: "'9999-12-31', FILE_MAX);",
      },
      {
        without: 'the first debit of a mandate in the same file',
        from: "first === undefined ? states : [...states, 'sent']",
        to: 'first === undefined ? states : states',
      },
    ],
  },
  {
    file: 'services/billing/src/sepa/direct-debit.store.ts',
    spec: FILES,
    mutants: [
      {
        without: 'the state of what is sent',
        from: "where state = 'registered' and due <= $1",
        to: "where state in ('registered', 'withheld') and due <= $1",
        spec: ANSWERS,
      },
      {
        without: 'the state of what is stopped with its mandate',
        from: "= any($1::integer[]) and state = 'registered' order by id for",
        to: "= any($1::integer[]) and state in ('registered', 'sent') order by id for",
        spec: SIGNING,
      },
    ],
  },
  {
    file: 'services/billing/src/bank-file/bank-file.store.ts',
    spec: FILES,
    mutants: [
      {
        without: 'the claim on a file that is handed over',
        from: "update billing.bank_files f set state = 'delivering', delivering_at = $1",
        to: 'update billing.bank_files f set delivering_at = $1',
      },
      {
        without: 'the comparison of compare-and-set',
        from: 'where id = $1 and state = $2 returning id',
        to: 'where id = $1 and $2::text is not null returning id',
        spec: ANSWERS,
      },
    ],
  },
  {
    file: 'services/billing/src/bank-answer/bank-answer.store.ts',
    spec: ANSWERS,
    mutants: [
      { without: 'the queue of one file', from: "await tx.lock('billing.bank-answer', hash);", to: '' },
      {
        without: 'the fault of a line that is resolved',
        from: 'where answer_id = $1 and position = $2 and fault is not null for',
        to: 'where answer_id = $1 and position = $2 for',
      },
    ],
  },
  {
    file: 'services/billing/src/sepa/debit-refund.store.ts',
    spec: ANSWERS,
    mutants: [
      {
        without: 'the days in which the bank may send back what would be paid back',
        from: 'd.collected_on <= $1',
        to: 'd.collected_on <= $1::date + 7',
      },
    ],
  },
];
