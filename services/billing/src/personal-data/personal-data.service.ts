import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import {
  type ExportedFile,
  type ExportReader,
  type ExportSection,
  type NotYet,
  PersonalData,
  type PersonalDataPart,
} from '@rendezvous/server/personal-data';
import { DirectDebitCodes } from '../direct-debit-code/direct-debit-codes.service.js';
import { StoredMethodStore } from '../payment/stored-method.store.js';
import { LATE_CAPTURE_MS } from '../order/order-state.rules.js';
import { Mandates } from '../sepa/mandates.service.js';
import { ExportedPurchases } from './exported-purchases.service.js';
import { ExportedStatement } from './exported-statement.service.js';
import { PersonalDataStore } from './personal-data.store.js';
import { INVOICES_KEPT_DAYS, MANDATES_KEPT_DAYS } from './retention.js';

/** What an erasure takes out: it belongs to no invoice. */
const GOES = new Set(['billing.discount_codes', 'billing.welcome_offers', 'billing.stored_methods']);

const kept = (table: string) =>
  table === 'billing.mandates'
    ? { table, reason: 'debits-asked-back', days: MANDATES_KEPT_DAYS }
    : { table, reason: 'tax-law', days: INVOICES_KEPT_DAYS };

/** What billing holds of a member. Whatever belongs to an invoice stays as long as the invoice, and the ledger with it: it can only grow, and ends as a whole (`Purges`).
 * What a member owes keeps nothing: it is a number of the wallet, and goes with that. */
@Injectable()
export class BillingPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'billing';
  readonly tables = {
    'billing.wallets': ['member_id'],
    'billing.entries': ['member_id'],
    'billing.orders': ['member_id'],
    'billing.lots': ['member_id'],
    'billing.refunds': ['member_id', 'asked_by'],
    'billing.disputes': ['member_id', 'unblocked_by'],
    'billing.method_blocks': ['member_id', 'set_by', 'lifted_by'],
    'billing.payment_incidents': ['resolved_by'],
    'billing.adjustments': ['member_id', 'asked_by', 'decided_by'],
    'billing.fee_requests': ['asked_by', 'decided_by'],
    'billing.refund_decisions': ['asked_by', 'decided_by'],
    'billing.price_requests': ['asked_by', 'decided_by', 'withdrawn_by'],
    'billing.discount_codes': ['member_id', 'made_by'],
    'billing.welcome_offers': ['member_id'],
    'billing.mandates': ['member_id'],
    'billing.bank_answers': ['received_by'],
    'billing.bank_answer_lines': ['resolved_by'],
    'billing.stored_methods': ['member_id'],
  };
  readonly kept = Object.keys(this.tables)
    .filter((table) => !GOES.has(table))
    .map(kept);

  constructor(
    private readonly registry: PersonalData,
    private readonly clock: Clock,
    private readonly store: PersonalDataStore,
    private readonly stored: StoredMethodStore,
    private readonly purchases: ExportedPurchases,
    private readonly told: ExportedStatement,
    private readonly codes: DirectDebitCodes,
    private readonly mandates: Mandates,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async export(memberId: number): Promise<unknown> {
    const rows = await this.store.export(memberId);
    return { ...rows, mandates: await this.mandates.export(memberId) };
  }

  async *sections(reader: ExportReader): AsyncGenerator<ExportSection> {
    yield* this.purchases.sections(reader);
    yield* this.told.sections(reader);
  }

  files(reader: ExportReader): AsyncIterable<ExportedFile> {
    return this.told.files(reader);
  }

  async erase(memberId: number, tx: Tx): Promise<NotYet | null> {
    const since = new Date(this.clock.now().getTime() - LATE_CAPTURE_MS);
    if (await this.store.isPaymentPending(tx, memberId, since)) return { notYet: 'billing.payment-pending' };
    if (await this.store.isRefundOpen(tx, memberId)) return { notYet: 'billing.refund-open' };
    if (await this.store.isDisputeOpen(tx, memberId)) return { notYet: 'billing.dispute-open' };
    if (await this.store.isIncidentOpen(tx, memberId)) return { notYet: 'billing.incident-open' };
    await this.codes.eraseOf(tx, memberId);
    await this.mandates.erase(tx, memberId);
    // Their providers are told to forget them, however long that takes: it names nobody.
    await this.stored.erase(tx, memberId, this.clock.now());
    await this.store.removeUnpaidOrders(tx, memberId);
    await this.store.removeDiscounts(tx, memberId);
    return null;
  }
}
