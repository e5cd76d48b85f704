import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import type { DisputeReport } from '../payment/payment.provider.js';
import { BillingModule } from '../index.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { billingData } from '../testing/index.js';
import { DisputingMember, type Purchase } from '../testing/disputing-member.js';

const SEQUENCES = 300;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  // Operators hear of each open dispute: here that is no news.
  app.app.useLogger(false);
});
afterAll(() => app.close());

const STATUSES = ['warning', 'open', 'won', 'lost'] as const;

interface Step {
  readonly what: 'buy' | 'spend' | 'back' | 'refund' | 'paid' | 'failed' | 'dispute' | 'decide' | 'again';
  readonly which: number;
  readonly credits: number;
  readonly status: (typeof STATUSES)[number];
}

const steps = array(
  record<Step>({
    what: constantFrom('buy', 'spend', 'back', 'refund', 'paid', 'failed', 'dispute', 'dispute', 'decide', 'decide', 'again'),
    which: nat(3),
    credits: integer({ min: 1, max: 8 }),
    status: constantFrom(...STATUSES),
  }),
  { minLength: 4, maxLength: 10 },
);

interface Dispute {
  readonly purchase: Purchase;
  readonly name: string;
  readonly euros: number;
  readonly status: DisputeReport['status'];
}

/** One member's life with their bank. */
class Life {
  private readonly purchases: Purchase[] = [];
  private readonly disputes: Dispute[] = [];
  private readonly spends: string[] = [];
  private readonly refunds: string[] = [];

  constructor(readonly member: DisputingMember) {}

  async go({ what, which, credits, status }: Step): Promise<void> {
    const [purchase, dispute] = [this.purchases[which % this.purchases.length], this.disputes[which % this.disputes.length]];
    const refund = this.refunds[which % this.refunds.length];
    if (what === 'buy' || purchase === undefined) this.purchases.push(await this.member.buy(credits));
    else if (what === 'spend') await this.spend(credits);
    else if (what === 'back' && this.spends.length > 0) await this.member.giveBack(this.spends[which % this.spends.length]!);
    else if (what === 'refund') this.refunds.push(...[await this.member.refund(purchase)].filter((id) => id !== null));
    else if (what === 'paid' && refund !== undefined) await this.member.decideRefund(refund, 'succeeded');
    else if (what === 'failed' && refund !== undefined) await this.member.decideRefund(refund, 'failed');
    else if (what === 'dispute') await this.report({ purchase, euros: credits, status });
    else if (what === 'decide' && dispute !== undefined) await this.report({ ...dispute, status });
    else if (what === 'again' && dispute !== undefined) await this.report(dispute);
  }

  private async spend(credits: number): Promise<void> {
    const reference = `spent:${this.spends.length}`;
    if (await this.member.spend(credits, reference)) this.spends.push(reference);
  }

  private async report({ purchase, euros, status, name }: Omit<Dispute, 'name'> & { readonly name?: string }): Promise<void> {
    this.disputes.push({ purchase, euros, status, name: await this.member.dispute(purchase, status, euros, name) });
  }

  /** Ends each dispute as won: then nothing of them is left. */
  async winAll(): Promise<void> {
    for (const { purchase, name, euros } of this.disputes) {
      await this.member.dispute(purchase, 'lost', euros, name);
      await this.member.dispute(purchase, 'won', euros, name);
    }
  }
}

/** What has to be true of a member after every step; one row, of which each column is a fault. */
const FAULTS = `
  with wallet as (select granted + bought as balance, bought, debt from billing.wallets where member_id = $1),
    entry as (select coalesce(sum(amount), 0)::integer as balance, coalesce(sum(bought), 0)::integer as bought from billing.entries where member_id = $1),
    lot as (
      select coalesce(sum(frozen), 0)::integer as frozen, coalesce(sum(owed - settled), 0)::integer as debt,
        coalesce(min(least(frozen, charged_back, owed, settled)), 0) as least from billing.lots where member_id = $1),
    spent as (
      select -coalesce(sum(e.bought), 0)::integer as bought from billing.entries e
      where e.member_id = $1 and (e.kind = 'message' or e.reverses in (select id from billing.entries where member_id = $1 and kind = 'message'))),
    kept as (
      select coalesce(sum(credits - taken_back - frozen - charged_back - settled), 0)::integer as bought from billing.lots where member_id = $1)
  select wallet.balance <> entry.balance or wallet.bought <> entry.bought as entries, wallet.bought <> kept.bought - spent.bought as lots,
    wallet.debt <> lot.debt or wallet.debt < 0 as debt, lot.least < 0 or wallet.balance < 0 as negative,
    exists (select from billing.payments p join billing.orders o on o.id = p.order_id where o.member_id = $1
      and p.refunding + p.refunded + p.lost > p.amount) as money,
    (select premium_since is not null from account.members where id = $1) <> exists (
      select from billing.orders where member_id = $1 and completed_at is not null and state not in ('refunded', 'charged_back')) as premium,
    exists (select from billing.lots l where l.member_id = $1 and l.disputed <> exists (
      select from billing.disputes d where d.order_id = l.order_id and d.status = 'open')) as frozen
  from wallet, entry, lot, spent, kept`;

const faultsOf = async ({ memberId }: DisputingMember): Promise<string[]> => {
  const [row] = await app.database.read<Record<string, boolean>>(FAULTS, [memberId]);
  return Object.entries(row ?? {}).flatMap(([name, fault]) => (fault ? [name] : []));
};

test(`whatever is bought, spent, refunded, disputed, won, lost and reported again: the sums hold after each step (${SEQUENCES} sequences)`, async () => {
  let lives = 0;
  await assert(
    asyncProperty(steps, async (taken) => {
      const life = new Life(await DisputingMember.join(app));
      for (const step of taken) {
        await life.go(step);
        expect(await faultsOf(life.member)).toEqual([]);
      }
      // The proof looks at all lives so far, as they stand in the middle of their disputes.
      expect(lives++ % 20 === 0 ? (await app.get(LedgerProofs).prove()).faults : []).toEqual([]);
      await life.winAll();
      expect(await faultsOf(life.member)).toEqual([]);
      expect(await life.member.told()).toMatchObject({ debt: 0, frozen: 0 });
    }),
    { numRuns: SEQUENCES },
  );
  expect((await app.get(LedgerProofs).prove()).faults).toEqual([]);
}, 600_000);
