import { listBankFiles, readBankFile, uploadBankAnswer } from '@rendezvous/contracts/billing/operator-direct-debits';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import type { TestApp } from '@rendezvous/server/testing';
import { type Booking, type PaymentStatus, writeBookingNotice, writeStatusReport } from '../sandbox-debits/debit-answers.js';
import { addBankDays, bankDate } from '../sepa/bank-day.rules.js';
import { Creditors } from '../sepa/creditors.service.js';
import { type DebitRow, debitOf, DebitedMember, detailsOf } from './debited-member.js';

/** What a bank says of one payment, but for its day: that is today. */
type Booked = Omit<Booking, 'day' | 'name'> & { readonly name?: string };

const OUR_FILES = { 'pain.008': 'pain.008.001.08', 'pain.001': 'pain.001.001.09' } as const;

let messages = 0;

/** Bank days pass: after six of them no bank sends back by itself what was booked before. */
export const passBankDays = ({ clock }: TestApp, count: number): void =>
  clock.set(new Date(`${addBankDays(bankDate(clock.now()), count)}T12:00:00Z`));

/** A purchase of 25 credits by direct debit, the files in which we ask our bank for it, and what the bank answers. */
export class DebitAtBank {
  private refund: string | null = null;

  private constructor(
    readonly app: TestApp,
    private readonly operatorId: number,
    readonly member: DebitedMember,
    readonly order: Order,
  ) {}

  /**
   * Signed; nothing is asked of the bank yet.
   * @param keep by a mandate that is for later purchases, too
   * @param operator who brings what the bank sends; somebody of their own unless named
   */
  static async sign(app: TestApp, keep = false, operator?: number): Promise<DebitAtBank> {
    const operatorId = operator ?? (await givenMember(app.database, { operator: true }));
    const member = await DebitedMember.join(app);
    return new DebitAtBank(app, operatorId, member, await member.buy(25, detailsOf(), keep));
  }

  private get operator() {
    return { as: { memberId: this.operatorId, operator: true } };
  }

  get row(): Promise<DebitRow> {
    return debitOf(this.app, this.order);
  }

  /** Days pass, and what is due by then goes into a file that the bank is given. */
  async send(): Promise<void> {
    this.app.clock.advance(days(7));
    await this.app.jobs.run('billing.send-bank-files');
  }

  /** What we say of the latest file, and whether the bank has it. */
  async file() {
    const [file] = (await this.app.call(listBankFiles, {}, this.operator)).body.files;
    return file!;
  }

  /** The name of the one payment in the latest file. */
  async nameInFile(): Promise<string> {
    const { body } = await this.app.call(readBankFile, { fileId: (await this.file()).id }, this.operator);
    const [, name = ''] = /<EndToEndId>([^<]+)/.exec(body.content) ?? [];
    return name;
  }

  bookingNotice(...bookings: readonly Booked[]): Promise<string> {
    return this.written(async (answered) => {
      const [name, day] = [(await this.row).name ?? '', bankDate(this.app.clock.now())];
      const { iban } = this.app.get(Creditors).get();
      return writeBookingNotice(
        answered,
        iban,
        bookings.map((booking) => ({ name, day, ...booking })),
      );
    });
  }

  /** About the latest file. */
  statusReport(...payments: readonly PaymentStatus[]): Promise<string> {
    return this.written(async (answered) => {
      const { message_id: messageId, kind } = await this.file();
      return writeStatusReport(answered, { messageId, kind: OUR_FILES[kind] }, payments);
    });
  }

  private written(write: (answered: { messageId: string; createdAt: Date }) => Promise<string>): Promise<string> {
    return write({ messageId: `answer-${(messages += 1)}`, createdAt: this.app.clock.now() });
  }

  /** An operator brings what the bank sent. @returns why it was refused, or null */
  async bring(xml: string): Promise<string | null> {
    return (await this.upload(xml)).refusal;
  }

  /** The same, with all that is said of it. */
  upload(xml: string) {
    return this.app.call(uploadBankAnswer, undefined, { ...this.operator, file: Buffer.from(xml) });
  }

  /** How many answers were taken in so far. */
  async answers(): Promise<number> {
    const [row] = await this.app.database.read<{ n: number }>('select count(*)::integer as n from billing.bank_answers');
    return row!.n;
  }

  /** Asks for what can go back. */
  async withdraw(): Promise<void> {
    this.refund = await this.member.withdraw(this.order.id);
    await this.app.bus.drain();
  }

  /** The money is here for good, so that what was asked back goes out: as a payment of this name. */
  async sendRefund(): Promise<string> {
    passBankDays(this.app, 6);
    await this.app.jobs.run('billing.send-bank-files');
    return this.nameInFile();
  }

  async refundState(): Promise<string> {
    this.app.clock.advance(minutes(1));
    await this.app.jobs.run('billing.ask-refunds');
    return this.member.refundState(this.refund!);
  }

  /** What of the bank's answers about this debit waits for an operator. */
  async faults(): Promise<string[]> {
    const { name } = await this.row;
    const { open_lines: lines } = (await this.app.call(listBankFiles, {}, this.operator)).body;
    return lines.filter(({ end_to_end_id: named }) => named === name).map(({ fault }) => fault);
  }
}
