import { Controller } from '@nestjs/common';
import { endPause, pauseAccount } from '@rendezvous/contracts/account/pause';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Endpoint, Member, type Viewer } from '@rendezvous/server/http';
import { Pauses } from './pauses.service.js';

@Controller()
export class PauseController {
  constructor(private readonly pauses: Pauses) {}

  @Endpoint(pauseAccount)
  async pause(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof pauseAccount>> {
    return { paused_since: (await this.pauses.begin(memberId)).toISOString() };
  }

  @Endpoint(endPause)
  async end(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof endPause>> {
    await this.pauses.end(memberId);
    return { ok: true };
  }
}
