import { Controller } from '@nestjs/common';
import { Visibility } from '@rendezvous/account';
import { passMember, undoPass } from '@rendezvous/contracts/search/passes';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Refusal } from '@rendezvous/server/refusal';
import { passRefusal } from './passes.rules.js';
import { PassesStore } from './passes.store.js';

/** Passes of the logged-in member. */
@Controller()
export class PassesController {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly visibility: Visibility,
    private readonly passes: PassesStore,
  ) {}

  @Endpoint(passMember)
  async pass(@Member() viewer: Viewer, @Input() { params }: InputOf<typeof passMember>): Promise<ReplyOf<typeof passMember>> {
    const refusal = passRefusal(await this.visibility.relation(this.database, viewer.memberId, params.memberId));
    if (refusal) throw new Refusal(refusal);
    await this.passes.add(viewer.memberId, params.memberId, this.clock.now());
    return { ok: true };
  }

  @Endpoint(undoPass)
  async undo(@Member() viewer: Viewer, @Input() { params }: InputOf<typeof undoPass>): Promise<ReplyOf<typeof undoPass>> {
    await this.passes.remove(viewer.memberId, params.memberId);
    return { ok: true };
  }
}
