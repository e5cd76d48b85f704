import { Injectable } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import { type CalledAs, siteOrigin } from './site-origin.rules.js';
import { Sites } from './sites.service.js';

/** What addresses of a site begin with where they are shown to others: search engines, who shares a page, who puts a link into a campaign. */
@Injectable()
export class SiteOrigins {
  constructor(
    private readonly sites: Sites,
    private readonly config: Config,
  ) {}

  /** Of the site that a request was for. */
  async of(request: CalledAs): Promise<string> {
    const { host } = await this.sites.forHost(request.host);
    return siteOrigin(request, host, this.config.publicUrl);
  }
}
