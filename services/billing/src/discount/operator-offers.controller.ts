import { OFFER_BOUNDS } from '@rendezvous/contracts/billing/offer-terms';
import { changeOffer, listOffers } from '@rendezvous/contracts/billing/operator-offers';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Refusal } from '@rendezvous/server/refusal';
import { operatorActor } from '@rendezvous/site';
import { OwnOfferList } from './own-offer-list.js';

/** As the audit log names what offers are changed by. */
const CALLS = '/api/operator/offers';

/** What newcomers are offered, for operators: the same list that the command changes. */
@Controller()
export class OperatorOffersController {
  private readonly list: OwnOfferList;

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    this.list = new OwnOfferList(database);
  }

  @Endpoint(listOffers)
  async read(): Promise<ReplyOf<typeof listOffers>> {
    return { offers: await this.list.all() };
  }

  @Endpoint(changeOffer)
  async change(@Member() viewer: Viewer, @Input() { params, body }: InputOf<typeof changeOffer>): Promise<ReplyOf<typeof changeOffer>> {
    const { offer: name } = params;
    const { percentage, hours, reason: why } = body;
    const [least, most] = OFFER_BOUNDS[name].hours;
    if (hours < least || hours > most) throw new Refusal('billing.offer-hours', { least, most });
    if (!(await this.list.all()).some((offer) => offer.name === name)) throw new Refusal('billing.discount-not-found');
    await this.list.set({ name, percentage, hours }, { actor: operatorActor(viewer.memberId, CALLS), at: this.clock.now(), why });
    return this.read();
  }
}
