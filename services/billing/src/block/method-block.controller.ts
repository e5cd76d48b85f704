import { blockMethod, liftBlock, listMethodBlocks, type MethodBlock } from '@rendezvous/contracts/billing/operator-blocks';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { MethodBlocks } from './method-blocks.service.js';

/** Ways to pay that members are blocked from, for operators. */
@Controller()
export class MethodBlockController {
  constructor(private readonly blocks: MethodBlocks) {}

  @Endpoint(listMethodBlocks)
  list(@Input() { query }: InputOf<typeof listMethodBlocks>): Promise<ReplyOf<typeof listMethodBlocks>> {
    return this.blocks.list(query);
  }

  @Endpoint(blockMethod)
  set(@Input() { body }: InputOf<typeof blockMethod>, @Member() viewer: Viewer): Promise<MethodBlock> {
    return this.blocks.set(body, viewer.memberId);
  }

  @Endpoint(liftBlock)
  async lift(@Input() { params, body }: InputOf<typeof liftBlock>, @Member() viewer: Viewer): Promise<ReplyOf<typeof liftBlock>> {
    return { blocks: await this.blocks.lift(params.memberId, params.method, body.reason, viewer.memberId) };
  }
}
