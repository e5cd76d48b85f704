import { Controller } from '@nestjs/common';
import {
  listOperatorLanders,
  type OperatorLanders as Told,
  undoLander,
  weighLander,
  withdrawLander,
} from '@rendezvous/contracts/landers/operator';
import { Caller, Endpoint, Input, type InputOf, Operator } from '@rendezvous/server/http';
import type { Viewer } from '@rendezvous/server/http';
import { Refusal } from '@rendezvous/server/refusal';
import { type Actor, operatorActor, Sites } from '@rendezvous/site';
import { LanderFault } from '../variants/lander-fault.js';
import type { VariantName } from '../variants/variant.js';
import { Variants } from '../variants/variants.service.js';
import { OperatorLanders } from './operator-landers.service.js';

const PAGE = '/operator/landers';

/** What operators see of landers, and what they do with them. */
@Controller()
export class OperatorLandersController {
  constructor(
    private readonly sites: Sites,
    private readonly landers: OperatorLanders,
    private readonly variants: Variants,
  ) {}

  @Endpoint(listOperatorLanders)
  async list(@Caller() caller: Caller): Promise<Told> {
    return this.landers.list(await this.sites.forHost(caller.site.host));
  }

  @Endpoint(weighLander)
  weigh(@Input() { params, body }: InputOf<typeof weighLander>, @Caller() caller: Caller, @Operator() viewer: Viewer): Promise<Told> {
    return this.move(params.slug, caller, viewer, (name, actor) => this.variants.weigh(name, body.weight, actor));
  }

  @Endpoint(withdrawLander)
  withdraw(@Input() { params }: InputOf<typeof withdrawLander>, @Caller() caller: Caller, @Operator() viewer: Viewer): Promise<Told> {
    return this.move(params.slug, caller, viewer, (name, actor) => this.variants.withdraw(name, actor));
  }

  @Endpoint(undoLander)
  undo(@Input() { params }: InputOf<typeof undoLander>, @Caller() caller: Caller, @Operator() viewer: Viewer): Promise<Told> {
    return this.move(params.slug, caller, viewer, (name, actor) => this.variants.undo(name, actor));
  }

  private async move(
    slug: string,
    caller: Caller,
    { memberId }: Viewer,
    command: (name: VariantName, actor: Actor) => Promise<unknown>,
  ): Promise<Told> {
    const site = await this.sites.forHost(caller.site.host);
    const known = (await this.variants.list(site.id)).some((variant) => variant.slug === slug);
    if (!known) throw new Refusal('landers.lander-not-found');
    try {
      await command({ siteId: site.id, slug }, operatorActor(memberId, PAGE));
    } catch (error) {
      // a sentence for a terminal: somebody else was there first
      if (error instanceof LanderFault) throw new Refusal('landers.command-too-late');
      throw error;
    }
    return this.landers.list(site);
  }
}
