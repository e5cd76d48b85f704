import { Injectable } from '@nestjs/common';
import type { CardContext } from '@rendezvous/account';
import { Clock } from '@rendezvous/server/clock';
import type { Caller } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';

/** What a call's answer depends on besides who calls: site with its settings, language, time. */
@Injectable()
export class CardContexts {
  constructor(
    private readonly sites: Sites,
    private readonly clock: Clock,
  ) {}

  async forCaller({ site, locale }: Pick<Caller, 'site' | 'locale'>): Promise<CardContext> {
    return { site: await this.sites.forHost(site.host), locale, now: this.clock.now() };
  }
}
