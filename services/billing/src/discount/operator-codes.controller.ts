import { changeDiscountCodeStatus, createDiscountCode, listDiscountCodes } from '@rendezvous/contracts/billing/operator-discount-codes';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input, Member, type Viewer } from '@rendezvous/server/http';
import { OperatorCodes } from './operator-codes.service.js';

/** Discount codes, for operators. */
@Controller()
export class OperatorCodesController {
  constructor(private readonly codes: OperatorCodes) {}

  @Endpoint(listDiscountCodes)
  list(@Input() { query }: InputOf<typeof listDiscountCodes>): Promise<ReplyOf<typeof listDiscountCodes>> {
    return this.codes.list(query.all === 'yes', query.before ?? null);
  }

  @Endpoint(createDiscountCode)
  create(@Member() viewer: Viewer, @Input() { body }: InputOf<typeof createDiscountCode>): Promise<ReplyOf<typeof createDiscountCode>> {
    return this.codes.create(body, viewer.memberId);
  }

  @Endpoint(changeDiscountCodeStatus)
  changeStatus(
    @Member() viewer: Viewer,
    @Input() { params, body }: InputOf<typeof changeDiscountCodeStatus>,
  ): Promise<ReplyOf<typeof changeDiscountCodeStatus>> {
    return this.codes.changeStatus(params.code, body.status === 'active', viewer.memberId);
  }
}
