import type { LaunchOptions } from '@playwright/test';
import { LanderWeight, LocalTime, WEIGHT_MAX } from '@rendezvous/contracts/landers/content';
import { landerPath, TEMPLATES } from '@rendezvous/contracts/landers/templates';
import { instantOf, LanderFault, type OpenLanders, type Schedule } from '@rendezvous/landers';
import type { Actor, Site } from '@rendezvous/site';
import { argumentsOf } from './arguments.js';
import { checked } from './check-folder.js';
import { clonePublished } from './clone-folder.js';
import { link } from './link-command.js';
import { commandText, listOf, statusText } from './listing.js';
import { reportText } from './report-text.js';
import { endSplit, rebucket, split, type SplitCall, weighBuiltIn } from './split-commands.js';
import { splitWarning } from './split-warning.js';
import { preview, type PreviewCall, pictures } from './preview-commands.js';
import { contentOf } from './version-content.js';

/** What commands need around them. */
export interface Around {
  readonly landers: OpenLanders;
  readonly actor: Actor;
  /** Folder of the product; folders of variants are made in its `landers/`. */
  readonly workspace: string;
  /** Address of the running product; asked for when a command tells an address. */
  readonly address: () => string;
  readonly now: () => Date;
  /** The browser that takes pictures. */
  readonly browser: () => Promise<LaunchOptions>;
}

interface Call extends Around, SplitCall, PreviewCall {
  readonly site: Site;
  readonly actor: Actor;
  readonly landers: OpenLanders;
  /** A folder or a slug. */
  readonly target: string;
  readonly value: string | undefined;
  readonly from: string | undefined;
  readonly until: string | undefined;
}

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

type Command = (call: Call) => Promise<string>;

const moved =
  (move: (variants: OpenLanders['variants'], name: { siteId: number; slug: string }, call: Call) => Promise<void>, done: string): Command =>
  async (call) => {
    await move(call.landers.variants, { siteId: call.site.id, slug: call.target }, call);
    return `${await splitWarning(call, call.target)}${call.target} ${done}. Take it back: npm run lander -- undo ${call.target}`;
  };

const weigh: Command = moved((variants, name, { value, actor }) => {
  const weight = LanderWeight.safeParse(Number(value));
  if (value === undefined || !weight.success) throw new LanderFault(`A weight is a whole number from 0 to ${WEIGHT_MAX}.`);
  return variants.weigh(name, weight.data, actor);
}, 'has its new weight');

const report: Command = async ({ landers, site, target }) => {
  const variants = await landers.variants.list(site.id);
  const template = TEMPLATES.find((name) => name === target) ?? variants.find(({ slug }) => slug === target)?.template;
  if (template === undefined) throw new LanderFault(`There is no template and no lander "${target}" on this site.`);
  const told = await landers.reports.of(site, template);
  return told === null ? `${template} was never split. Begin: npm run lander -- split ${template} --goal signup` : reportText(told);
};

/** What is told of a folder that was made. */
export const madeFolder = (path: string): string => `+ ${path}\nChange its texts, then look at it: npm run lander -- preview ${path}`;

const COMMANDS: Readonly<Record<string, Command>> = {
  preview,
  pictures,
  publish: async (call) => {
    const { landers, site, actor } = call;
    const { variant, warnings } = await checked(call.target);
    const times = { weight: variant.facts.weight, ...scheduleOf(variant.facts.schedule ?? {}, site) };
    const name = { siteId: site.id, slug: variant.slug };
    const { version, changed } = await landers.variants.publish(name, await contentOf(variant, landers), times, actor);
    const told = `${warnings}${await splitWarning(call, variant.slug)}`;
    if (!changed) return `${told}Nothing changed since version ${version} of ${variant.slug} was published.`;
    const when = times.startsAt || times.endsAt ? 'as its schedule says' : 'within two seconds';
    return `${told}Version ${version} of ${variant.slug} is published: ${landerPath(variant.facts.template, variant.slug)}, ${when}.\nTake it back: npm run lander -- undo ${variant.slug}`;
  },
  schedule: moved((variants, name, call) => variants.schedule(name, scheduleOf(call, call.site), call.actor), 'has its new schedule'),
  weight: (call) => (TEMPLATES.some((template) => template === call.target) ? weighBuiltIn(call, call.value) : weigh(call)),
  split,
  'end-split': endSplit,
  rebucket,
  report,
  link,
  clone: async (call) => {
    // the arguments of a clone are two
    return madeFolder(await clonePublished(call, call.workspace, call.target, call.value ?? ''));
  },
  withdraw: moved((variants, name, { actor }) => variants.withdraw(name, actor), 'is withdrawn'),
  undo: async (call) => {
    const { landers, site, target, actor } = call;
    const { command, now } = await landers.variants.undo({ siteId: site.id, slug: target }, actor);
    return `${await splitWarning(call, target)}Taken back: ${commandText(command, site.timeZone)} of ${target}, which is now: ${statusText(now, site.timeZone)}.\nBring it again: npm run lander -- undo ${target}`;
  },
};

type Listing = (around: Around, site: Site, slug: string | undefined) => Promise<string>;

const list: Listing = async ({ landers }, site, slug) => {
  const variants = (await landers.variants.list(site.id)).filter((variant) => slug === undefined || variant.slug === slug);
  if (slug !== undefined && variants.length === 0) throw new LanderFault(`There is no lander "${slug}" on this site.`);
  const running = await landers.experiments.running(site.id);
  const splits = running.filter(({ template }) => slug === undefined || variants.some((variant) => variant.template === template));
  return listOf({ variants, splits, history: await landers.variants.history(site.id, slug) }, site.timeZone);
};

/** They do without a target as well. */
const LISTINGS: Readonly<Record<string, Listing>> = { list };

/** Every command that works on what the product shows. */
export const COMMAND_NAMES: readonly string[] = [...Object.keys(COMMANDS), ...Object.keys(LISTINGS)];

const siteFor = async ({ landers: { sites } }: Around, host: string | undefined): Promise<Site> => {
  if (host === undefined) return sites.current();
  const site = await sites.forHost(host);
  if (site.host !== host) throw new LanderFault(`There is no site ${host}.`);
  return site;
};

/** Where the pages of a site are: another one than the default has its own name on the same product. */
const originOf = ({ landers: { sites }, address }: Around, { id, host }: Site): string => {
  const url = new URL(address());
  if (id !== sites.current().id) url.hostname = host;
  return url.origin;
};

/** Runs a command that works on what the product shows; answers what to tell. */
export const runCommand = async (around: Around, args: readonly string[]): Promise<string> => {
  const { name, target, value, values } = argumentsOf(args);
  const site = await siteFor(around, values.site);
  const listing = LISTINGS[name];
  if (listing) return listing(around, site, target);
  const command = COMMANDS[name];
  if (target === undefined || !command) throw new LanderFault(`"${name}" works on no product.`);
  const { from, until, goal, variants, 'built-in': builtIn, persons } = values;
  const origin = () => originOf(around, site);
  return command({ ...around, site, target, value, from, until, goal, variants, builtIn, persons, options: values, origin });
};
