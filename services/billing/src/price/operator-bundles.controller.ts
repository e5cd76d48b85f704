import { changeBundlePrice, listOperatorBundles, makeBundlePopular } from '@rendezvous/contracts/billing/operator-bundles';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { OperatorBundles } from './operator-bundles.service.js';

type Answer = Promise<ReplyOf<typeof listOperatorBundles>>;

/** Bundles and prices, for operators. */
@Controller()
export class OperatorBundlesController {
  constructor(
    private readonly sites: Sites,
    private readonly bundles: OperatorBundles,
  ) {}

  @Endpoint(listOperatorBundles)
  list(@Caller() caller: Caller): Answer {
    return this.bundles.read(this.sites.ofId(caller.site.id));
  }

  @Endpoint(changeBundlePrice)
  async changePrice(
    @Input() { params, body }: InputOf<typeof changeBundlePrice>,
    @Member() { memberId }: Viewer,
    @Caller() caller: Caller,
  ): Answer {
    await this.bundles.changePrice(params.bundle, body, memberId);
    return this.list(caller);
  }

  @Endpoint(makeBundlePopular)
  async makePopular(
    @Input() { params }: InputOf<typeof makeBundlePopular>,
    @Member() { memberId }: Viewer,
    @Caller() caller: Caller,
  ): Answer {
    await this.bundles.makePopular(params.bundle, memberId);
    return this.list(caller);
  }
}
