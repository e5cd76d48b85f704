import {
  approvePrice,
  changeBundlePrice,
  declinePrice,
  listOperatorBundles,
  makeBundlePopular,
  withdrawPrice,
} from '@rendezvous/contracts/billing/operator-bundles';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { OperatorBundles } from './operator-bundles.service.js';
import { PriceRequests } from './price-requests.service.js';

type Answer = Promise<ReplyOf<typeof listOperatorBundles>>;

/** Bundles and prices, for operators. */
@Controller()
export class OperatorBundlesController {
  constructor(
    private readonly sites: Sites,
    private readonly bundles: OperatorBundles,
    private readonly requests: PriceRequests,
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
    await this.requests.ask(params.bundle, body, memberId);
    return this.list(caller);
  }

  @Endpoint(approvePrice)
  async approve(@Input() { params }: InputOf<typeof approvePrice>, @Member() { memberId }: Viewer, @Caller() caller: Caller): Answer {
    await this.requests.approve(params.requestId, memberId);
    return this.list(caller);
  }

  @Endpoint(declinePrice)
  async decline(@Input() { params }: InputOf<typeof declinePrice>, @Member() { memberId }: Viewer, @Caller() caller: Caller): Answer {
    await this.requests.decline(params.requestId, memberId);
    return this.list(caller);
  }

  @Endpoint(withdrawPrice)
  async withdraw(
    @Input() { params, body }: InputOf<typeof withdrawPrice>,
    @Member() { memberId }: Viewer,
    @Caller() caller: Caller,
  ): Answer {
    await this.requests.withdraw(params.bundle, body, memberId);
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
