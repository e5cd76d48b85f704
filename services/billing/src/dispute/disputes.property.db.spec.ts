import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import type { DisputeReport } from '../payment/payment.provider.js';
import { BillingModule } from '../index.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { DisputingMember, type Purchase } from '../testing/disputing-member.js';
import { billingData } from '../testing/index.js';
import { brokenInvariants } from '../testing/ledger-invariants.js';

/** The drill takes more. */
const SEQUENCES = process.env['DRILL'] === 'ledger' ? 600 : 50;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  // Operators hear of each open dispute: here that is no news.
  app.app.useLogger(false);
});
afterAll(() => app.close());

const STATUSES = ['warning', 'open', 'won', 'lost'] as const;

interface Step {
  readonly what: 'buy' | 'spend' | 'back' | 'refund' | 'paid' | 'failed' | 'dispute' | 'decide' | 'reprice' | 'again';
  readonly which: number;
  readonly credits: number;
  readonly status: (typeof STATUSES)[number];
}

const steps = array(
  record<Step>({
    what: constantFrom('buy', 'spend', 'back', 'refund', 'paid', 'failed', 'dispute', 'dispute', 'decide', 'decide', 'reprice', 'again'),
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
    else if (what === 'reprice' && dispute !== undefined) await this.report({ ...dispute, euros: credits });
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

const faultsOf = ({ memberId }: DisputingMember): Promise<string[]> => brokenInvariants(app.database, memberId);

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
}, 3_600_000);
