import { Injectable } from '@nestjs/common';
import type { OperatorLander, OperatorLanders as Told } from '@rendezvous/contracts/landers/operator';
import { landerPath, TEMPLATES } from '@rendezvous/contracts/landers/templates';
import type { Site } from '@rendezvous/site';
import { VisitCountsStore } from '../experiments/visit-counts.store.js';
import { Reports } from '../report/reports.service.js';
import type { Variant } from '../variants/variant.js';
import { Variants } from '../variants/variants.service.js';

const toldOf = ({ slug, template, state, version, weight, startsAt, endsAt }: Variant, visits: number): OperatorLander => ({
  slug,
  template,
  path: landerPath(template, slug),
  state,
  version,
  weight,
  starts_at: startsAt?.toISOString() ?? null,
  ends_at: endsAt?.toISOString() ?? null,
  visits,
});

/** What operators see of the landers of a site. */
@Injectable()
export class OperatorLanders {
  constructor(
    private readonly variants: Variants,
    private readonly counts: VisitCountsStore,
    private readonly reports: Reports,
  ) {}

  async list(site: Site): Promise<Told> {
    const [variants, totals, reports] = await Promise.all([
      this.variants.list(site.id),
      this.counts.totals(site.id),
      Promise.all(TEMPLATES.map((template) => this.reports.of(site, template))),
    ]);
    const visits = new Map(totals.map((total) => [total.slug, total.visits]));
    return {
      time_zone: site.timeZone,
      variants: variants.map((variant) => toldOf(variant, visits.get(variant.slug) ?? 0)),
      reports: reports.filter((report) => report !== null),
    };
  }
}
