import type { Template } from '@rendezvous/contracts/landers/templates';
import { type Experiment, isOn, localTime, type OpenLanders, type Variant } from '@rendezvous/landers';
import type { Site } from '@rendezvous/site';

interface SplitPlace {
  readonly landers: Pick<OpenLanders, 'variants' | 'experiments'>;
  readonly site: Site;
  readonly now: () => Date;
}

/** What becomes of a split by how one of its variants is shown now; null: it goes on. */
const effectOf = (variant: Variant, { timeZone }: Site, now: Date): string | null => {
  if (variant.state !== 'published' || !isOn(variant, now))
    return 'While it is not shown, nobody new is compared: visitors get what fits them and are not counted in it.';
  if (variant.weight === 0) return 'With the weight 0 nobody new gets it; who saw it keeps it.';
  return variant.endsAt && `From ${localTime(variant.endsAt, timeZone)} on nobody new is compared.`;
};

const told = ({ template, goal }: Experiment, slug: string, effect: string): string =>
  `warning: ${template} is split by ${goal}, and ${slug} is one of what is compared. ${effect} End the split: npm run lander -- end-split ${template}\n`;

const runningOf = async ({ landers, site }: SplitPlace, template: Template): Promise<Experiment | null> => {
  const latest = await landers.experiments.latest(site.id, template);
  return latest?.endedAt === null ? latest : null;
};

/** A warning for whoever moved a variant that is compared now, when that ends or halts the comparison; empty when it does not. */
export const splitWarning = async (place: SplitPlace, slug: string): Promise<string> => {
  const { landers, site, now } = place;
  const variant = (await landers.variants.list(site.id)).find((one) => one.slug === slug);
  const running = variant && (await runningOf(place, variant.template));
  if (!variant || !running?.arms.includes(slug)) return '';
  const effect = effectOf(variant, site, now());
  return effect === null ? '' : told(running, slug, effect);
};

/** The same of the built-in lander, whose weight alone can be moved. */
export const builtInWarning = async (place: SplitPlace, template: Template): Promise<string> => {
  const running = await runningOf(place, template);
  return running?.builtInWeight === 0
    ? told(running, 'its built-in lander', 'With the weight 0 nobody new gets it; who saw it keeps it.')
    : '';
};
