import {
  approveFee,
  changeMethodFee,
  declineFee,
  followMethods,
  listOperatorMethods,
  moveMethod,
  offerMethod,
} from '@rendezvous/contracts/billing/operator-methods';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { FeeRequests } from './fee-requests.service.js';
import { MethodLists } from './method-lists.service.js';
import { SellingSites } from './selling-sites.service.js';

type Answer = Promise<ReplyOf<typeof listOperatorMethods>>;

/** Ways to pay in each country, for operators. */
@Controller()
export class OperatorMethodsController {
  constructor(
    private readonly sites: SellingSites,
    private readonly lists: MethodLists,
    private readonly requests: FeeRequests,
  ) {}

  @Endpoint(listOperatorMethods)
  async list(@Input() { query }: InputOf<typeof listOperatorMethods>): Answer {
    return this.told(await this.sites.require(query.site ?? null));
  }

  @Endpoint(offerMethod)
  async offer(@Input() { params, body }: InputOf<typeof offerMethod>, @Member() { memberId }: Viewer): Answer {
    const siteId = await this.sites.require(body.site);
    await this.lists.offer({ siteId, country: params.country }, params.method, body.offered, memberId);
    return this.told(siteId);
  }

  @Endpoint(moveMethod)
  async move(@Input() { params, body }: InputOf<typeof moveMethod>, @Member() { memberId }: Viewer): Answer {
    const siteId = await this.sites.require(body.site);
    await this.lists.move({ siteId, country: params.country }, params.method, body.position, memberId);
    return this.told(siteId);
  }

  @Endpoint(followMethods)
  async follow(@Input() { params, body }: InputOf<typeof followMethods>, @Member() { memberId }: Viewer): Answer {
    const siteId = await this.sites.require(body.site);
    await this.lists.follow({ siteId, country: params.country }, memberId);
    return this.told(siteId);
  }

  @Endpoint(changeMethodFee)
  async changeFee(@Input() { params, body }: InputOf<typeof changeMethodFee>, @Member() { memberId }: Viewer): Answer {
    const siteId = await this.sites.require(body.site);
    await this.requests.ask({ siteId, country: params.country }, params.method, body.fee, memberId);
    return this.told(siteId);
  }

  @Endpoint(approveFee)
  async approve(@Input() { params }: InputOf<typeof approveFee>, @Member() { memberId }: Viewer): Answer {
    return this.told(await this.requests.approve(params.requestId, memberId));
  }

  @Endpoint(declineFee)
  async decline(@Input() { params }: InputOf<typeof declineFee>, @Member() { memberId }: Viewer): Answer {
    return this.told(await this.requests.decline(params.requestId, memberId));
  }

  private async told(siteId: number): Answer {
    const [countries, requests, waiting] = await Promise.all([
      this.lists.read(siteId),
      this.requests.waiting(siteId),
      this.requests.waitingBySite(),
    ]);
    return { ...(await this.sites.withWaiting(waiting)), countries, requests };
  }
}
