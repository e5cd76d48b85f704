import { Controller } from '@nestjs/common';
import { LINK_PARAMETERS, type LanderLink, readLanderLink } from '@rendezvous/contracts/landers/links';
import { Caller, Endpoint, Input, type InputOf, Request } from '@rendezvous/server/http';
import { Refusal } from '@rendezvous/server/refusal';
import { SiteOrigins, Sites } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { LanderFault } from '../variants/lander-fault.js';
import { Variants } from '../variants/variants.service.js';
import { linkTo } from './link.rules.js';
import { LanderLinks } from './lander-links.service.js';
import { qrSvg } from './qr-code.js';

/** Links for campaigns, made by operators. */
@Controller()
export class LanderLinksController {
  constructor(
    private readonly sites: Sites,
    private readonly origins: SiteOrigins,
    private readonly variants: Variants,
    private readonly links: LanderLinks,
  ) {}

  @Endpoint(readLanderLink)
  async read(
    @Input() { params, query }: InputOf<typeof readLanderLink>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<LanderLink> {
    const site = await this.sites.forHost(caller.site.host);
    const variant = (await this.variants.list(site.id)).find(({ slug }) => slug === params.slug);
    if (variant === undefined) throw new Refusal('landers.lander-not-found');
    const { member } = query;
    const given = LINK_PARAMETERS.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]] as const]));
    const path = await this.links.pathOf(site, { ...variant, member, parameters: Object.fromEntries(given) });
    if (path === null) throw new Refusal('landers.member-not-listed');
    try {
      const url = linkTo(await this.origins.of(request), path, Object.fromEntries(given));
      return { url, qr: qrSvg(url, url) };
    } catch (error) {
      if (error instanceof LanderFault) throw new Refusal('landers.link-not-kept');
      throw error;
    }
  }
}
