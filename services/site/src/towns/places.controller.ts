import { Controller } from '@nestjs/common';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { geocode, suggestTowns } from '@rendezvous/contracts/site/places';
import { Caller, Endpoint, Input, type InputOf } from '@rendezvous/server/http';
import { Sites } from '../sites/sites.service.js';
import { Towns } from './towns.service.js';

/** Towns for whoever says where they live. */
@Controller()
export class PlacesController {
  constructor(
    private readonly sites: Sites,
    private readonly towns: Towns,
  ) {}

  @Endpoint(geocode)
  async geocode(@Input() { query }: InputOf<typeof geocode>, @Caller() caller: Caller): Promise<ReplyOf<typeof geocode>> {
    const { settings } = await this.sites.forHost(caller.site.host);
    return { result: await this.towns.at(query, settings.countries) };
  }

  @Endpoint(suggestTowns)
  async suggest(@Input() { query }: InputOf<typeof suggestTowns>): Promise<ReplyOf<typeof suggestTowns>> {
    return { towns: await this.towns.like(query.country, query.name, query.region ?? null) };
  }
}
