import { Injectable } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import { type CalledAs, siteOrigin } from './site-origin.rules.js';
import type { Site } from './site.js';
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

  /** Of a site that nobody asks for at the moment: mails and lists lead there. */
  ofSite({ id, host }: Site): string {
    const { publicUrl } = this.config;
    if (id === this.sites.current().id) return publicUrl;
    const { protocol, port } = new URL(publicUrl);
    return siteOrigin({ protocol: protocol.slice(0, -1), host: port === '' ? host : `${host}:${port}` }, host, publicUrl);
  }
}
