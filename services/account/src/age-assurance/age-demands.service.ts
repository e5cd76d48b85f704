import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Site, Sites } from '@rendezvous/site';
import { AgeAssuranceProviders } from './age-assurance-providers.service.js';
import type { AgeAssuranceProvider } from './age-assurance.provider.js';
import type { AgeDemand } from './age-state.rules.js';

/** What a site asks, and of which company. */
export interface SiteAgeDemand extends AgeDemand {
  readonly provider: AgeAssuranceProvider | null;
  readonly validDays: number;
  readonly merchant: string;
}

/** Which site asks what. Without a company that answers nobody is asked, since nobody could pass. */
@Injectable()
export class AgeDemands implements OnApplicationBootstrap {
  constructor(
    private readonly sites: Sites,
    private readonly providers: AgeAssuranceProviders,
  ) {}

  /** Ends the start where a site asks and no company is set up: it would ask nobody, and whoever switched it on would not know. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.providers.preferred !== null) return;
    const asking = (await this.sites.all()).filter(({ settings }) => settings.age_assurance !== 'off').map(({ host }) => host);
    if (asking.length === 0) return;
    throw new Error(`age_assurance is on for ${asking.join(', ')}, but no company that assures ages is set up. Set it to "off" first.`);
  }

  /** @param siteId null for members from before their site was noted */
  of(siteId: number | null): SiteAgeDemand {
    return this.demandOf(this.sites.ofId(siteId));
  }

  /** Each site with the numbers that its members may have. */
  async all(): Promise<{ readonly demand: SiteAgeDemand; readonly siteIds: readonly number[] }[]> {
    const unnoted = this.sites.ofId(null).id;
    return (await this.sites.all()).map((site) => ({
      demand: this.demandOf(site),
      siteIds: site.id === unnoted ? [site.id, 0] : [site.id],
    }));
  }

  /** The company of a check; null when it is set up no more. */
  providerNamed(name: string): AgeAssuranceProvider | null {
    return this.providers.findNamed(name);
  }

  private demandOf({ settings }: Site): SiteAgeDemand {
    const provider = this.providers.preferred;
    return {
      when: provider === null ? 'off' : settings.age_assurance,
      minAge: settings.min_age,
      provider,
      validDays: settings.age_assurance_days,
      merchant: settings.name,
    };
  }
}
