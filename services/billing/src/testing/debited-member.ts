import { randomUUID } from 'node:crypto';
import {
  chooseDirectDebitAccount,
  type DirectDebitDetails,
  readDirectDebit,
  sendDirectDebitCode,
  signDirectDebit,
} from '@rendezvous/contracts/billing/direct-debit';
import { createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { listRefunds, type RefundState, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { givenMember } from '@rendezvous/account/testing';
import { Config } from '@rendezvous/server/config';
import type { TestApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { composeIBAN } from 'ibantools';
import { codeHash, codeTimes } from '../direct-debit-code/direct-debit-code.rules.js';
import { DirectDebitCodeStore } from '../direct-debit-code/direct-debit-code.store.js';
import { SealedAccounts } from '../sepa/account-details.service.js';

/** What the application of these tests needs: calls that say which network they come from. */
export const debitEnvironment = { TRUSTED_PROXIES: '127.0.0.1' };

let accounts = 0;

/** An account that nobody had before. */
export const newIban = (): string =>
  composeIBAN({ countryCode: 'NL', bban: `RDVZ${String(4_000_000 + (accounts += 1)).padStart(10, '0')}` })!;

let networks = 0;
/** A network that nobody had before. */
export const newNetwork = (): string => `198.18.${(networks += 1) >> 8}.${networks & 255}`;

let numbers = 0;
const newMobile = (): string => `061${String(2_000_000 + (numbers += 1))}`;

export const detailsOf = (changes: Partial<DirectDebitDetails> = {}): DirectDebitDetails => ({
  iban: newIban(),
  holder: 'Zoë de Vries',
  street: 'Keizersgracht',
  house_number: '12 bis',
  postal_code: '1015 CN',
  city: 'Amsterdam',
  mobile: newMobile(),
  ...changes,
});

const PRICES = { 10: 1299, 25: 2799, 50: 4999, 100: 8999 } as const;

/** A member who pays by direct debit, by the same calls as everybody. */
export class DebitedMember {
  /** By order, the code that was sent last. */
  private readonly codes = new Map<number, string>();

  private constructor(
    private readonly app: TestApp,
    readonly memberId: number,
    readonly network: string,
  ) {}

  static async join(app: TestApp, { network = newNetwork() }: { readonly network?: string } = {}): Promise<DebitedMember> {
    return new DebitedMember(app, await givenMember(app.database, { country: 'NL' }), network);
  }

  get as() {
    return { as: this.memberId, headers: { 'x-forwarded-for': this.network } };
  }

  place(credits: keyof typeof PRICES = 25) {
    const wish = { clientId: randomUUID(), bundle: String(credits), method: 'sepa' as const, expected_total: PRICES[credits] };
    return this.app.call(createOrder, wish, this.as);
  }

  async order(credits: keyof typeof PRICES = 25): Promise<Order> {
    const { body, refusal } = await this.place(credits);
    if (refusal !== null) throw new Error(`The order was refused: ${refusal}`);
    return body.order;
  }

  read(orderId: number) {
    return this.app.call(readDirectDebit, { orderId }, this.as);
  }

  async choose(orderId: number, details: DirectDebitDetails | null, keep = false) {
    const answer = await this.app.call(chooseDirectDebitAccount, { orderId, details, keep }, this.as);
    if (answer.refusal === null) this.readCode(orderId);
    return answer;
  }

  /** Another code for what was chosen before. */
  async resend(orderId: number) {
    const answer = await this.app.call(sendDirectDebitCode, { orderId }, this.as);
    if (answer.refusal === null) this.readCode(orderId);
    return answer;
  }

  private readCode(orderId: number): void {
    const [code] = this.app.sms.sent.at(-1)?.text.match(/\b\d{6}\b/) ?? [];
    if (code !== undefined) this.codes.set(orderId, code);
  }

  /** @param changes what of the signature is not as it has to be */
  async sign(orderId: number, changes: { readonly code?: string; readonly revision?: number } = {}) {
    const { body } = await this.read(orderId);
    const asked = {
      orderId,
      code: this.codes.get(orderId) ?? '000000',
      authorised: true as const,
      revision: body.chosen?.revision ?? 0,
      ...changes,
    };
    return this.app.call(signDirectDebit, asked, this.as);
  }

  /** A purchase that is signed. */
  async buy(credits: keyof typeof PRICES = 25, details: DirectDebitDetails | null = detailsOf(), keep = false): Promise<Order> {
    const { id } = await this.order(credits);
    const chosen = await this.choose(id, details, keep);
    if (chosen.refusal !== null) throw new Error(`The account was refused: ${chosen.refusal}`);
    const { body, refusal } = await this.sign(id);
    if (refusal !== null) throw new Error(`The signature was refused: ${refusal}`);
    return body;
  }

  /** Asks for all of an order that can go back. @returns the refund's id */
  async withdraw(orderId: number): Promise<string> {
    const { quotes } = (await this.app.call(listRefunds, undefined, this.as)).body;
    const { unused, amount } = quotes.find(({ order }) => order === orderId)!;
    const asked = { orderId, clientId: randomUUID(), expected_credits: unused, expected_amount: amount.amount };
    return (await this.app.call(requestRefund, asked, this.as)).body.id;
  }

  async refundState(id: string): Promise<RefundState> {
    return (await this.app.call(listRefunds, undefined, this.as)).body.refunds.find((refund) => refund.id === id)!.state;
  }

  async state(orderId: number): Promise<Order['state']> {
    return (await this.app.call(readOrder, { orderId }, this.as)).body.state;
  }
}

/** A debit as the books have it. */
export interface DebitRow {
  readonly paymentId: string;
  readonly state: string;
  readonly name: string | null;
  readonly sequence: string | null;
  readonly due: string;
  readonly file: number | null;
  readonly reason: string | null;
  readonly kind: string | null;
  readonly sealed: Buffer | null;
}

export const debitOf = async ({ database }: TestApp, { id }: Pick<Order, 'id'>): Promise<DebitRow> => {
  const [row] = await database.read<DebitRow>(
    `select payment_id as "paymentId", state, end_to_end_id as name, sequence, due, file_id as file, reason, return_kind as kind, sealed
     from billing.direct_debits where order_id = $1`,
    [id],
  );
  return row!;
};

const CODE = '271828';

/** Chooses accounts for orders without a message for each: a phone takes few of them a day. @returns what they are signed with */
export const givenChoice = async (app: TestApp, { memberId }: DebitedMember, orderId: number, iban: string) => {
  const account = { ...detailsOf({ iban }), mobile: '+31612345678', country: 'NL' as const };
  await app.database.change('update billing.direct_debits set sealed = $2, kept = false, revision = 1 where order_id = $1', [
    orderId,
    app.get(SealedAccounts).seal(account),
  ]);
  const { mobile } = account;
  const hash = codeHash(app.get(Config).secretKey, { orderId, mobile, code: CODE });
  const { settings } = app.get(Sites).current();
  const sent = { orderId, mobile, codeHash: hash, ...codeTimes(app.clock.now(), settings) };
  await app.get(DirectDebitCodeStore).put(sent, settings.direct_debit_code_tries);
  return { memberId, orderId, signature: { code: CODE, authorised: true as const, revision: 1 } };
};
