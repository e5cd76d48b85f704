import { Controller } from '@nestjs/common';
import { block, unblock } from '@rendezvous/contracts/chat/blocks';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Endpoint, Input, Member, type Viewer } from '@rendezvous/server/http';
import { Blocks } from './blocks.service.js';

/** Blocks of the logged-in member. */
@Controller()
export class BlocksController {
  constructor(
    private readonly blocks: Blocks,
    private readonly clock: Clock,
  ) {}

  @Endpoint(block)
  async block(@Member() viewer: Viewer, @Input() { params }: InputOf<typeof block>): Promise<ReplyOf<typeof block>> {
    await this.blocks.block(viewer.memberId, params.memberId, this.clock.now());
    return { ok: true };
  }

  @Endpoint(unblock)
  async unblock(@Member() viewer: Viewer, @Input() { params }: InputOf<typeof unblock>): Promise<ReplyOf<typeof unblock>> {
    await this.blocks.unblock(viewer.memberId, params.memberId);
    return { ok: true };
  }
}
