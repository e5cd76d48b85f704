import {
  chooseDirectDebitAccount,
  giveUpDirectDebit,
  readDirectDebit,
  readMandate,
  revokeMandate,
  sendDirectDebitCode,
  signDirectDebit,
} from '@rendezvous/contracts/billing/direct-debit';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { MandateEndings } from '../bank-answer/mandate-endings.service.js';
import { toOrder } from '../checkout/placed-order.store.js';
import { DirectDebitReading } from './direct-debit-reading.service.js';
import { type Asker, DirectDebits } from './direct-debits.service.js';
import { Signing } from './signing.service.js';

/** Paying by direct debit. */
@Controller()
export class DirectDebitController {
  constructor(
    private readonly debits: DirectDebits,
    private readonly reading: DirectDebitReading,
    private readonly signing: Signing,
    private readonly endings: MandateEndings,
  ) {}

  @Endpoint(readDirectDebit)
  read(
    @Input() { params }: InputOf<typeof readDirectDebit>,
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
  ): Promise<ReplyOf<typeof readDirectDebit>> {
    return this.debits.read(askerOf(viewer, caller), params.orderId);
  }

  @Endpoint(chooseDirectDebitAccount)
  choose(
    @Input() { params, body }: InputOf<typeof chooseDirectDebitAccount>,
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
  ): Promise<ReplyOf<typeof chooseDirectDebitAccount>> {
    return this.debits.choose(askerOf(viewer, caller), params.orderId, body);
  }

  @Endpoint(sendDirectDebitCode)
  sendCode(
    @Input() { params }: InputOf<typeof sendDirectDebitCode>,
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
  ): Promise<ReplyOf<typeof sendDirectDebitCode>> {
    return this.debits.sendCode(askerOf(viewer, caller), params.orderId);
  }

  @Endpoint(signDirectDebit)
  async sign(
    @Input() { params, body }: InputOf<typeof signDirectDebit>,
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
  ): Promise<ReplyOf<typeof signDirectDebit>> {
    return toOrder(await this.signing.sign(askerOf(viewer, caller), params.orderId, body));
  }

  @Endpoint(giveUpDirectDebit)
  async giveUp(
    @Input() { params }: InputOf<typeof giveUpDirectDebit>,
    @Member() { memberId }: Viewer,
  ): Promise<ReplyOf<typeof giveUpDirectDebit>> {
    return toOrder(await this.debits.giveUp(memberId, params.orderId));
  }

  @Endpoint(readMandate)
  async readMandate(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof readMandate>> {
    return { mandate: await this.reading.mandate(memberId) };
  }

  @Endpoint(revokeMandate)
  async revoke(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof revokeMandate>> {
    await this.endings.revoke(memberId);
    return {};
  }
}

const askerOf = ({ memberId }: Viewer, { network, locale }: Caller): Asker => ({ memberId, network, locale });
