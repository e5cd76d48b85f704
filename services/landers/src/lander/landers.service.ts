import { Injectable } from '@nestjs/common';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { Device } from '@rendezvous/contracts/landers/content';
import { TEMPLATES } from '@rendezvous/contracts/landers/templates';
import type { CountryCode, Language, Locale } from '@rendezvous/contracts/reference';
import { Clock } from '@rendezvous/server/clock';
import { Refusal } from '@rendezvous/server/refusal';
import { PathSigner } from '@rendezvous/server/storage';
import { Companies, type Site } from '@rendezvous/site';
import { pageFacts } from '../pages/page-facts.rules.js';
import { pageLanguage } from '../pages/page-language.rules.js';
import { chooseVariant, isOn } from '../variants/choose.rules.js';
import { previewedVersion } from '../variants/preview-token.rules.js';
import { PublishedVariants } from '../variants/published-variants.service.js';
import type { VersionContent } from '../variants/variant.js';
import { VariantsStore } from '../variants/variants.store.js';
import { BUILT_IN } from './built-in/index.js';
import { landerAnswer } from './lander-answer.rules.js';

export interface LanderVisit {
  readonly site: Site;
  readonly country: CountryCode;
  readonly locale: Locale;
  readonly asked: Language | undefined;
  readonly device: Device;
  /** The same while a browser stays in its network. */
  readonly key: string;
}

interface Found {
  readonly slug: string;
  readonly version: VersionContent;
}

/** What a visitor sees at the address of a lander. */
@Injectable()
export class Landers {
  constructor(
    private readonly published: PublishedVariants,
    private readonly store: VariantsStore,
    private readonly companies: Companies,
    private readonly signer: PathSigner,
    private readonly clock: Clock,
  ) {}

  /**
   * @param slug of a variant, or the name of a template
   * @param token of a preview link: it shows its version of the variant, published or not. Throws `landers.lander-not-found`.
   */
  async read(slug: string, visit: LanderVisit, token?: string): Promise<Lander> {
    const found = token === undefined ? this.find(slug, visit) : await this.preview(slug, visit.site, token);
    if (found === null) throw new Refusal('landers.lander-not-found');
    const written = Object.keys(found.version.contents) as Language[];
    const { language } = pageLanguage({ ...visit, written });
    const facts = pageFacts(visit.site.settings, await this.companies.of(visit.site.id), language);
    return landerAnswer(found.slug, found.version, { language, facts, preview: token !== undefined });
  }

  private find(slug: string, visit: LanderVisit): Found | null {
    const [variants, now] = [this.published.of(visit.site.id), this.clock.now()];
    const template = TEMPLATES.find((name) => name === slug);
    if (template === undefined) {
      const named = variants.find((variant) => variant.slug === slug && isOn(variant, now));
      return named ? { slug, version: named } : null;
    }
    const own = variants.filter(({ facts }) => facts.template === template);
    const { language } = pageLanguage({ ...visit, written: Object.keys(BUILT_IN[template].contents) as Language[] });
    const chosen = chooseVariant(own, { ...visit, language, key: `${template}\n${visit.key}` }, now);
    return chosen ? { slug: chosen.slug, version: chosen } : { slug, version: BUILT_IN[template] };
  }

  private async preview(slug: string, { id: siteId }: Site, token: string): Promise<Found | null> {
    const number = previewedVersion(this.signer, { siteId, slug }, token, this.clock.now());
    const version = number === null ? null : await this.store.version({ siteId, slug }, number);
    return version && { slug, version };
  }
}
