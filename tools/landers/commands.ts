import { parseArgs } from 'node:util';
import { LanderWeight, LocalTime, WEIGHT_MAX } from '@rendezvous/contracts/landers/content';
import { landerPath, TEMPLATES } from '@rendezvous/contracts/landers/templates';
import { instantOf, LanderFault, type OpenLanders, previewToken, type Schedule, type VersionContent } from '@rendezvous/landers';
import type { Actor, Site } from '@rendezvous/site';
import { listOf } from './listing.js';
import { reportText } from './report-text.js';
import { endSplit, rebucket, split, type SplitCall, weighBuiltIn } from './split-commands.js';
import { readFolder, type VariantFolder } from './read-folder.js';

const PREVIEW_HOURS = 72;
const HOUR_MS = 3_600_000;

export const USAGE = `npm run lander -- templates | new <slug> --template <template> | check <folder> | preview <folder> | publish <folder>
  | schedule <slug> [--from 2026-12-01T18:00] [--until 2026-12-31T23:59] | weight <slug> <0-${WEIGHT_MAX}> | withdraw <slug> | undo <slug> | list [slug]
  | split <template> --goal signup|confirmed|purchase [--variants a,b] [--built-in <weight>] [--persons <number>] | end-split <template> | rebucket <template> | report <template|variant>
  each with --site <host> for another site than the default one`;

/** What commands need around them. */
export interface Around {
  readonly landers: OpenLanders;
  readonly actor: Actor;
  /** Address of the running product; asked for when a command tells an address. */
  readonly address: () => string;
  readonly now: () => Date;
}

interface Call extends Around, SplitCall {
  readonly site: Site;
  readonly actor: Actor;
  readonly landers: OpenLanders;
  /** A folder or a slug. */
  readonly target: string;
  readonly value: string | undefined;
  readonly from: string | undefined;
  readonly until: string | undefined;
}

/** What a check says of a folder; throws the faults. */
const checked = (folder: string): { variant: VariantFolder; warnings: string } => {
  const { variant, faults, warnings } = readFolder(folder);
  if (variant === null) throw new LanderFault(faults.join('\n'));
  return { variant, warnings: warnings.map((warning) => `warning: ${warning}\n`).join('') };
};

export const check = (folder: string): string => {
  const { variant, warnings } = checked(folder);
  return `${warnings}${variant.slug} can be published.`;
};

const timeOf = (local: string | undefined, name: string, { timeZone }: Site): Date | null => {
  if (local === undefined) return null;
  const instant = LocalTime.safeParse(local).success ? instantOf(local, timeZone) : null;
  if (instant === null)
    throw new LanderFault(`--${name} is a date and a time of ${timeZone}, such as 2026-12-01T18:00; "${local}" is none.`);
  return instant;
};

const scheduleOf = ({ from, until }: { from?: string | undefined; until?: string | undefined }, site: Site): Schedule => ({
  startsAt: timeOf(from, 'from', site),
  endsAt: timeOf(until, 'until', site),
});

/** The content of a folder as a version holds it; its pictures are stored on the way. */
const contentOf = async ({ facts, contents, images }: VariantFolder, { landers }: Around): Promise<VersionContent> => {
  const { template, goal, siteTexts, targeting, social } = facts;
  const stored = await Promise.all(
    Object.entries(images).map(async ([role, { bytes, file }]) => {
      const focus = facts.images?.[role]?.focus ?? { x: 50, y: 50 };
      return [role, await landers.images.store(bytes, focus, `images/${file}`)] as const;
    }),
  );
  return {
    facts: { template, goal, siteTexts, ...(targeting && { targeting }), ...(social && { social }), images: Object.fromEntries(stored) },
    contents,
  };
};

type Command = (call: Call) => Promise<string>;

const moved =
  (move: (variants: OpenLanders['variants'], name: { siteId: number; slug: string }, call: Call) => Promise<void>, done: string): Command =>
  async (call) => {
    await move(call.landers.variants, { siteId: call.site.id, slug: call.target }, call);
    return `${call.target} ${done}. Take it back: npm run lander -- undo ${call.target}`;
  };

const weigh: Command = moved((variants, name, { value, actor }) => {
  const weight = LanderWeight.safeParse(Number(value));
  if (value === undefined || !weight.success) throw new LanderFault(`A weight is a whole number from 0 to ${WEIGHT_MAX}.`);
  return variants.weigh(name, weight.data, actor);
}, 'has its new weight');

const COMMANDS: Readonly<Record<string, Command>> = {
  preview: async (call) => {
    const { landers, site, actor, address, now } = call;
    const { variant, warnings } = checked(call.target);
    const name = { siteId: site.id, slug: variant.slug };
    const version = await landers.variants.keep(name, await contentOf(variant, call), actor);
    const until = new Date(now().getTime() + PREVIEW_HOURS * HOUR_MS);
    const link = `${address()}${landerPath(variant.facts.template, variant.slug)}?preview=${previewToken(landers.signer, name, version, until)}`;
    return `${warnings}${link}\nshows version ${version} of ${variant.slug} to whoever has this link, for ${PREVIEW_HOURS} hours. Nobody else sees it.`;
  },
  publish: async (call) => {
    const { landers, site, actor } = call;
    const { variant, warnings } = checked(call.target);
    const times = { weight: variant.facts.weight, ...scheduleOf(variant.facts.schedule ?? {}, site) };
    const name = { siteId: site.id, slug: variant.slug };
    const version = await landers.variants.publish(name, await contentOf(variant, call), times, actor);
    const when = times.startsAt || times.endsAt ? 'as its schedule says' : 'within two seconds';
    return `${warnings}Version ${version} of ${variant.slug} is published: ${landerPath(variant.facts.template, variant.slug)}, ${when}.\nTake it back: npm run lander -- undo ${variant.slug}`;
  },
  schedule: moved((variants, name, call) => variants.schedule(name, scheduleOf(call, call.site), call.actor), 'has its new schedule'),
  weight: (call) => (TEMPLATES.some((template) => template === call.target) ? weighBuiltIn(call, call.value) : weigh(call)),
  split,
  'end-split': endSplit,
  rebucket,
  withdraw: moved((variants, name, { actor }) => variants.withdraw(name, actor), 'is withdrawn'),
  undo: async ({ landers, site, target, actor }) => {
    await landers.variants.undo({ siteId: site.id, slug: target }, actor);
    return `The latest command on ${target} is taken back. See it: npm run lander -- list ${target}`;
  },
};

const list = async ({ landers }: Around, site: Site, slug: string | undefined): Promise<string> => {
  const variants = (await landers.variants.list(site.id)).filter((variant) => slug === undefined || variant.slug === slug);
  if (slug !== undefined && variants.length === 0) throw new LanderFault(`There is no lander "${slug}" on this site.`);
  return listOf(variants, await landers.variants.history(site.id, slug), site.timeZone);
};

const report = async ({ landers }: Around, site: Site, target: string): Promise<string> => {
  const variants = await landers.variants.list(site.id);
  const template = TEMPLATES.find((name) => name === target) ?? variants.find(({ slug }) => slug === target)?.template;
  if (template === undefined) throw new LanderFault(`There is no template and no lander "${target}" on this site.`);
  const told = await landers.reports.of(site, template);
  return told === null ? `${template} was never split. Begin: npm run lander -- split ${template} --goal signup` : reportText(told);
};

const siteFor = async ({ landers: { sites } }: Around, host: string | undefined): Promise<Site> => {
  if (host === undefined) return sites.current();
  const site = await sites.forHost(host);
  if (site.host !== host) throw new LanderFault(`There is no site ${host}.`);
  return site;
};

const SPLIT_OPTIONS = {
  goal: { type: 'string' },
  variants: { type: 'string' },
  'built-in': { type: 'string' },
  persons: { type: 'string' },
} as const;

const argumentsOf = (args: readonly string[]) => {
  try {
    const options = { site: { type: 'string' }, from: { type: 'string' }, until: { type: 'string' }, ...SPLIT_OPTIONS } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new LanderFault(USAGE);
  }
};

/** Runs a command that works on what the product shows; answers what to tell. */
export const runCommand = async (around: Around, args: readonly string[]): Promise<string> => {
  const { values, positionals } = argumentsOf(args);
  const [name = 'list', target, value] = positionals;
  const site = await siteFor(around, values.site);
  if (name === 'list') return list(around, site, target);
  const command = COMMANDS[name];
  if (target === undefined || (name !== 'report' && !command)) throw new LanderFault(USAGE);
  if (!command) return report(around, site, target);
  const { from, until, goal, variants, 'built-in': builtIn, persons } = values;
  return command({ ...around, site, target, value, from, until, goal, variants, builtIn, persons });
};
