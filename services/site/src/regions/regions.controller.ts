import { Controller } from '@nestjs/common';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { listRegions } from '@rendezvous/contracts/site/regions';
import { Caller, Endpoint } from '@rendezvous/server/http';
import { Regions } from './regions.service.js';

@Controller()
export class RegionsController {
  constructor(private readonly regions: Regions) {}

  @Endpoint(listRegions)
  list(@Caller() caller: Caller): ReplyOf<typeof listRegions> {
    return { regions: [...this.regions.list(caller.locale)] };
  }
}
