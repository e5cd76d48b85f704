import { Injectable } from '@nestjs/common';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { Device } from '@rendezvous/contracts/landers/content';
import { type Template, TEMPLATE_DEFINITIONS, TEMPLATES } from '@rendezvous/contracts/landers/templates';
import type { CountryCode, Language, Locale } from '@rendezvous/contracts/reference';
import { Clock } from '@rendezvous/server/clock';
import { Refusal } from '@rendezvous/server/refusal';
import { Companies, type Site } from '@rendezvous/site';
import { Draws } from '../experiments/draws.service.js';
import type { Draw, SeenVariant } from '../experiments/experiment.js';
import type { ShownVariant } from '../experiments/lander-visits.service.js';
import { pageFacts } from '../pages/page-facts.rules.js';
import { pageLanguage } from '../pages/page-language.rules.js';
import { fitting, isOn } from '../variants/choose.rules.js';
import { PublishedVariants } from '../variants/published-variants.service.js';
import type { PublishedVariant, VersionContent } from '../variants/variant.js';
import { BUILT_IN } from './built-in/index.js';
import { landerAnswer } from './lander-answer.rules.js';
import { Previews } from './previews.service.js';

export interface LanderVisit {
  readonly site: Site;
  readonly country: CountryCode;
  readonly locale: Locale;
  readonly asked: Language | undefined;
  readonly device: Device;
  /** What this browser saw since it was opened. */
  readonly seen: readonly SeenVariant[];
  /** Somebody who agreed to be measured. */
  readonly visitor: string | null;
}

/** What is asked for. */
interface LanderAddress {
  /** Of a variant; without `template` also the name of a template. */
  readonly slug: string;
  /** The variant is one of this template; another's is not found. */
  readonly template?: Template | undefined;
}

interface Found {
  readonly slug: string;
  readonly version: VersionContent;
  /** null: at its own address. */
  readonly draw: Draw | null;
  readonly isNew: boolean;
}

/** What is shown, and how it came to be chosen. */
interface ReadLander {
  readonly lander: Lander;
  /** null for a preview, which is no visit. */
  readonly shown: ShownVariant | null;
}

const templateCalled = (slug: string): Template | undefined => TEMPLATES.find((name) => name === slug);

/** What a visitor sees at the address of a lander. */
@Injectable()
export class Landers {
  constructor(
    private readonly published: PublishedVariants,
    private readonly draws: Draws,
    private readonly previews: Previews,
    private readonly companies: Companies,
    private readonly clock: Clock,
  ) {}

  /** @param token of a preview link: it shows its version of the variant, published or not. Throws `landers.lander-not-found`. */
  async read({ slug, template }: LanderAddress, visit: LanderVisit, token?: string): Promise<ReadLander> {
    if (template !== undefined && templateCalled(slug) !== undefined) throw new Refusal('landers.lander-not-found');
    const found = token === undefined ? await this.find(slug, visit) : await this.preview(slug, visit.site, token);
    if (found === null || (template !== undefined && found.version.facts.template !== template))
      throw new Refusal('landers.lander-not-found');
    const written = Object.keys(found.version.contents) as Language[];
    const isOfInterface = TEMPLATE_DEFINITIONS[found.version.facts.template].languages === 'interface';
    const { language } = isOfInterface
      ? { language: written.find((one) => one === visit.locale) ?? 'en' }
      : pageLanguage({ ...visit, written });
    const facts = pageFacts(visit.site.settings, await this.companies.of(visit.site.id), language);
    const compared = token === undefined && this.draws.isCompared(visit.site.id, found.slug);
    const lander = landerAnswer(found.slug, found.version, { language, facts, preview: token !== undefined });
    return { lander: { ...lander, compared }, shown: token === undefined ? found : null };
  }

  private async find(slug: string, visit: LanderVisit): Promise<Found | null> {
    const [variants, now] = [this.published.of(visit.site.id), this.clock.now()];
    const template = templateCalled(slug);
    if (template === undefined) {
      const named = variants.find((variant) => variant.slug === slug && isOn(variant, now));
      return named ? { slug, version: named, draw: null, isNew: false } : null;
    }
    const own = variants.filter(({ facts }) => facts.template === template);
    const { language } = pageLanguage({ ...visit, written: Object.keys(BUILT_IN[template].contents) as Language[] });
    return this.draw(template, fitting(own, { ...visit, language }, now), visit);
  }

  private async draw(template: Template, variants: readonly PublishedVariant[], { site, seen, visitor }: LanderVisit): Promise<Found> {
    const { slug, draw, isNew } = await this.draws.of({ siteId: site.id, template, fitting: variants, seen, visitor });
    const chosen = variants.find((variant) => variant.slug === slug);
    return { slug: chosen?.slug ?? template, version: chosen ?? BUILT_IN[template], draw, isNew };
  }

  private async preview(address: string, { id: siteId }: Site, token: string): Promise<Found | null> {
    const found = await this.previews.find(siteId, address, token);
    return found && { ...found, draw: null, isNew: false };
  }
}
