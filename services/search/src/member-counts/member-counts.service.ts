import { Injectable } from '@nestjs/common';
import type { ReplyOf } from '@rendezvous/contracts/route';
import type { countByInterests, countByRegion } from '@rendezvous/contracts/search/member-counts';
import { Clock } from '@rendezvous/server/clock';
import { Kept } from '@rendezvous/server/repeat';
import { Regions } from '@rendezvous/site';
import { interestBits } from '../search-index/interest-bits.rules.js';
import { askedInterests, completeSearch, offeredGenders } from '../member-search/member-search.rules.js';
import type { ViewerContext } from '../member-search/viewer-context.service.js';
import { MemberCountsStore } from './member-counts.store.js';
import { roughly } from '../rough-count/rough-count.rules.js';

/** They may be some minutes old. */
const KEPT_MS = 5 * 60_000;
const MOST_KEPT = 500;

/** Tells about how many members there are. The same for everybody: what a visitor may find. */
@Injectable()
export class MemberCounts {
  private readonly byRegions: Kept<ReadonlyMap<string, number>>;
  private readonly sharing: Kept<number>;

  constructor(
    private readonly clock: Clock,
    private readonly store: MemberCountsStore,
    private readonly regions: Regions,
  ) {
    const limits = { most: MOST_KEPT, lasting: { milliseconds: KEPT_MS, clock } };
    this.byRegions = new Kept(limits);
    this.sharing = new Kept(limits);
  }

  async byRegion(context: ViewerContext): Promise<ReplyOf<typeof countByRegion>> {
    const { country, genders } = this.asVisitor(context);
    const counts = await this.byRegions.get(`${country} ${genders.join()}`, () => this.store.byRegion(country, genders));
    const regions = this.regions.list(context.locale).filter((region) => region.country === country);
    return {
      country,
      regions: regions.map(({ code, name }) => ({
        code,
        name,
        place: this.regions.placeOf(code),
        members: roughly(counts.get(code) ?? 0),
      })),
    };
  }

  /** @param asked interests, parted by commas; nothing is told of what the site shows to nobody */
  async byInterests(asked: string, context: ViewerContext): Promise<ReplyOf<typeof countByInterests>> {
    const { country, genders } = this.asVisitor(context);
    const bits = interestBits(askedInterests({ interests: asked }));
    if (!context.site.settings.visible_profile_fields.includes('interests')) return { country };
    const members = await this.sharing.get(`${country} ${genders.join()} ${bits}`, () => this.store.sharing(country, genders, bits));
    return { country, members: roughly(members) };
  }

  private asVisitor({ searcher, scope }: ViewerContext) {
    const visitor = { ...searcher, member: null };
    const { country } = completeSearch({ page: 1, order: 'active' }, visitor, scope, this.clock.now()).search;
    return { country, genders: offeredGenders(visitor, scope) };
  }
}
