import {
  type Adjustment,
  approveAdjustment,
  createAdjustment,
  declineAdjustment,
  listAdjustments,
  readWallet,
} from '@rendezvous/contracts/billing/operator-adjustments';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Adjustments } from './adjustments.service.js';
import { OperatorWallets } from './operator-wallets.service.js';

/** Credits that operators give and take. */
@Controller()
export class AdjustmentController {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly wallets: OperatorWallets,
  ) {}

  @Endpoint(listAdjustments)
  list(@Member() viewer: Viewer, @Input() { query }: InputOf<typeof listAdjustments>): Promise<ReplyOf<typeof listAdjustments>> {
    return this.adjustments.list(query, viewer.memberId);
  }

  @Endpoint(createAdjustment)
  create(@Member() viewer: Viewer, @Input() { body }: InputOf<typeof createAdjustment>): Promise<Adjustment> {
    return this.adjustments.create(body, viewer.memberId);
  }

  @Endpoint(approveAdjustment)
  approve(@Member() viewer: Viewer, @Input() { params }: InputOf<typeof approveAdjustment>): Promise<Adjustment> {
    return this.adjustments.approve(params.adjustmentId, viewer.memberId);
  }

  @Endpoint(declineAdjustment)
  decline(@Member() viewer: Viewer, @Input() { params }: InputOf<typeof declineAdjustment>): Promise<Adjustment> {
    return this.adjustments.decline(params.adjustmentId, viewer.memberId);
  }

  @Endpoint(readWallet)
  read(@Input() { params }: InputOf<typeof readWallet>): Promise<ReplyOf<typeof readWallet>> {
    return this.wallets.read(params.memberId);
  }
}
