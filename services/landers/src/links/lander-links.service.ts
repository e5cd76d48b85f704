import { Injectable } from '@nestjs/common';
import { Visibility } from '@rendezvous/account';
import type { LinkParameters } from '@rendezvous/contracts/landers/links';
import { landerPath, type Template, TEMPLATE_DEFINITIONS } from '@rendezvous/contracts/landers/templates';
import { Database } from '@rendezvous/server/database';
import { searchOpen, type Site, trafficSourceIn } from '@rendezvous/site';

interface LinkedLander {
  readonly template: Template;
  /** Of a variant; without one it is the address of the template. */
  readonly slug?: string;
  /** Whom the page is about, where its template is about a member. */
  readonly member?: number | undefined;
  readonly parameters: LinkParameters;
}

/** Where links to landers lead. */
@Injectable()
export class LanderLinks {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
  ) {}

  /** Path of a lander; null where whoever follows the link would be shown nobody. */
  async pathOf(site: Site, { template, slug, member, parameters }: LinkedLander): Promise<string | null> {
    const path = landerPath(template, slug);
    if (TEMPLATE_DEFINITIONS[template].about !== 'member') return path;
    return member !== undefined && (await this.shows(site, member, parameters)) ? path.replace(':id', String(member)) : null;
  }

  /** As the page itself decides: a link may bring what opens the search. */
  private async shows(site: Site, member: number, parameters: LinkParameters): Promise<boolean> {
    const { listed } = await this.visibility.relation(this.database, null, member);
    return listed && searchOpen(site.settings, trafficSourceIn(new URLSearchParams(parameters as Record<string, string>)));
  }
}
