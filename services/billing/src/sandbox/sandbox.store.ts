import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { DisputeReport } from '../payment/payment.provider.js';
import type { BankCard } from './bank-card.rules.js';
import { SandboxDelivery, SandboxDispute, SandboxPayment, SandboxRefund } from './sandbox-payment.entity.js';
import type { BankRefunds, BankStatus } from './sandbox.rules.js';

@Injectable()
export class SandboxStore {
  constructor(private readonly database: Database) {}

  /** Opens the books for a payment; the same id again changes nothing. */
  async open(tx: Tx, payment: Omit<SandboxPayment, 'refunds' | 'decidedAt' | 'cardForgottenAt'>): Promise<void> {
    await tx.manager.createQueryBuilder().insert().into(SandboxPayment).values(payment).orIgnore().execute();
  }

  find(id: string): Promise<SandboxPayment | null> {
    return this.database.dataSource.manager.findOneBy(SandboxPayment, { id });
  }

  /** What was captured from one moment to before another. */
  listCaptured(from: Date, to: Date): Promise<Pick<SandboxPayment, 'id' | 'amount' | 'currency'>[]> {
    return this.database.read(
      `select id, amount, currency from billing.sandbox_payments
       where status = 'captured' and decided_at >= $1 and decided_at < $2 order by decided_at, id`,
      [from, to],
    );
  }

  /** Compare and set: false when the payment was in another status. */
  async move(tx: Tx, id: string, from: readonly BankStatus[], to: BankStatus, at: Date): Promise<boolean> {
    const rows = await tx.change(
      'update billing.sandbox_payments set status = $3, decided_at = $4 where id = $1 and status = any($2) returning id',
      [id, from, to, at],
    );
    return rows.length > 0;
  }

  /** The payer chose one of the bank's cards. */
  async setCard(tx: Tx, id: string, card: BankCard): Promise<void> {
    await tx.manager.update(SandboxPayment, { id }, { card });
  }

  /** Forgets the card that was kept with a payment; again changes nothing. */
  async forgetCard(id: string, at: Date): Promise<void> {
    await this.database.change('update billing.sandbox_payments set card_forgotten_at = coalesce(card_forgotten_at, $2) where id = $1', [
      id,
      at,
    ]);
  }

  /** Notes that money is asked back; the same id again changes nothing. @returns false when more is asked back than was captured */
  async addRefund(tx: Tx, { id, paymentId, amount, createdAt }: SandboxRefund): Promise<boolean> {
    await tx.lock('billing.sandbox-refund', paymentId);
    const rows = await tx.change(
      `insert into billing.sandbox_refunds (id, payment_id, amount, created_at)
       select $1::uuid, p.id, $3::integer, $4 from billing.sandbox_payments p
       where p.id = $2 and (exists (select from billing.sandbox_refunds r where r.id = $1) or p.status = 'captured'
         and p.amount >= $3 + (select coalesce(sum(r.amount), 0) from billing.sandbox_refunds r where r.payment_id = p.id))
       on conflict (id) do update set id = excluded.id
         where sandbox_refunds.payment_id = excluded.payment_id and sandbox_refunds.amount = excluded.amount
       returning id`,
      [id, paymentId, amount, createdAt],
    );
    return rows.length > 0;
  }

  /** What the bank does when the money of a payment is asked back. */
  async setRefunds(id: string, refunds: BankRefunds): Promise<void> {
    await this.database.dataSource.manager.update(SandboxPayment, { id }, { refunds });
  }

  findRefund(id: string): Promise<SandboxRefund | null> {
    return this.database.dataSource.manager.findOneBy(SandboxRefund, { id });
  }

  async addDispute(tx: Tx, dispute: SandboxDispute): Promise<void> {
    await tx.manager.insert(SandboxDispute, dispute);
  }

  findDispute(reference: string): Promise<SandboxDispute | null> {
    return this.database.dataSource.manager.findOneBy(SandboxDispute, { reference });
  }

  /** Those of a payment, the first one first. */
  listDisputes(paymentId: string): Promise<SandboxDispute[]> {
    return this.database.dataSource.manager.find(SandboxDispute, { where: { paymentId }, order: { createdAt: 'asc', reference: 'asc' } });
  }

  /** Those that were opened from one moment to before another. */
  listOpened(from: Date, to: Date): Promise<Pick<SandboxDispute, 'reference'>[]> {
    return this.database.read(
      'select reference from billing.sandbox_disputes where created_at >= $1 and created_at < $2 order by created_at, reference',
      [from, to],
    );
  }

  /** Compare and set: false when the dispute was in another status. */
  async moveDispute(tx: Tx, reference: string, from: DisputeReport['status'], to: DisputeReport['status']): Promise<boolean> {
    const { affected } = await tx.manager.update(SandboxDispute, { reference, status: from }, { status: to });
    return affected === 1;
  }

  async addDelivery(tx: Tx, delivery: Omit<SandboxDelivery, 'deliveredAt'>): Promise<void> {
    await tx.manager.insert(SandboxDelivery, delivery);
  }

  waiting(id: string): Promise<SandboxDelivery | null> {
    return this.database.dataSource.manager
      .createQueryBuilder(SandboxDelivery, 'd')
      .where('d.id = :id and d.delivered_at is null', { id })
      .getOne();
  }

  async delivered(id: string, at: Date): Promise<void> {
    await this.database.change('update billing.sandbox_deliveries set delivered_at = $2 where id = $1', [id, at]);
  }
}
