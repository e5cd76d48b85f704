import { Injectable } from '@nestjs/common';
import type { CallLimit, LimitName } from '@rendezvous/contracts/limits';
import { LimitSource } from '@rendezvous/server/http';
import { limitIn } from './site-settings.js';
import { Sites } from './sites.service.js';

/** How much the site of a host name allows, from the settings that are kept in memory. */
@Injectable()
export class SiteLimits extends LimitSource {
  constructor(private readonly sites: Sites) {
    super();
  }

  override async limitOf(name: LimitName, host: string): Promise<CallLimit> {
    return limitIn((await this.sites.forHost(host)).settings, name);
  }
}
