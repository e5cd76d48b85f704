import {
  addBundle,
  approvePrice,
  changeBundlePrice,
  declinePrice,
  followBundlePrice,
  listOperatorBundles,
  makeBundlePopular,
  removeBundle,
  setBundleOnSale,
  withdrawPrice,
} from '@rendezvous/contracts/billing/operator-bundles';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { OperatorBundles } from './operator-bundles.service.js';
import { PriceRequests } from './price-requests.service.js';

type Answer = Promise<ReplyOf<typeof listOperatorBundles>>;

/** Bundles and prices, for operators. */
@Controller()
export class OperatorBundlesController {
  constructor(
    private readonly bundles: OperatorBundles,
    private readonly requests: PriceRequests,
  ) {}

  @Endpoint(listOperatorBundles)
  list(@Input() { query }: InputOf<typeof listOperatorBundles>): Answer {
    return this.bundles.read(query.site ?? null);
  }

  @Endpoint(addBundle)
  async add(@Input() { body }: InputOf<typeof addBundle>, @Member() { memberId }: Viewer): Answer {
    await this.requests.add(body, memberId);
    return this.bundles.read(body.site);
  }

  @Endpoint(setBundleOnSale)
  async setOnSale(@Input() { params, body }: InputOf<typeof setBundleOnSale>, @Member() { memberId }: Viewer): Answer {
    await this.bundles.setOnSale(params.bundle, body.site, body.on_sale, memberId);
    return this.bundles.read(body.site);
  }

  @Endpoint(removeBundle)
  async remove(@Input() { params }: InputOf<typeof removeBundle>, @Member() { memberId }: Viewer): Answer {
    await this.bundles.remove(params.bundle, memberId);
    return this.bundles.read(null);
  }

  @Endpoint(changeBundlePrice)
  async changePrice(@Input() { params, body }: InputOf<typeof changeBundlePrice>, @Member() { memberId }: Viewer): Answer {
    await this.requests.ask(params.bundle, body, memberId);
    return this.bundles.read(body.site);
  }

  @Endpoint(followBundlePrice)
  async follow(@Input() { params, body }: InputOf<typeof followBundlePrice>, @Member() { memberId }: Viewer): Answer {
    await this.requests.ask(params.bundle, { ...body, amount: null, begins_at: null }, memberId);
    return this.bundles.read(body.site);
  }

  @Endpoint(approvePrice)
  async approve(@Input() { params }: InputOf<typeof approvePrice>, @Member() { memberId }: Viewer): Answer {
    return this.bundles.read(await this.requests.approve(params.requestId, memberId));
  }

  @Endpoint(declinePrice)
  async decline(@Input() { params }: InputOf<typeof declinePrice>, @Member() { memberId }: Viewer): Answer {
    return this.bundles.read(await this.requests.decline(params.requestId, memberId));
  }

  @Endpoint(withdrawPrice)
  async withdraw(@Input() { params, body }: InputOf<typeof withdrawPrice>, @Member() { memberId }: Viewer): Answer {
    await this.requests.withdraw(params.bundle, body, memberId);
    return this.bundles.read(body.site);
  }

  @Endpoint(makeBundlePopular)
  async makePopular(@Input() { params }: InputOf<typeof makeBundlePopular>, @Member() { memberId }: Viewer): Answer {
    await this.bundles.makePopular(params.bundle, memberId);
    return this.bundles.read(null);
  }
}
