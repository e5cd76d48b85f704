import { LanderWeight, WEIGHT_MAX } from '@rendezvous/contracts/landers/content';
import { type Template, TEMPLATES, landerPath } from '@rendezvous/contracts/landers/templates';
import { type Goal, GOALS, LanderFault, type OpenLanders } from '@rendezvous/landers';
import type { Actor, Site } from '@rendezvous/site';
import { builtInWarning } from './split-warning.js';

const [PERSONS, PERSONS_MIN, PERSONS_MAX] = [4000, 100, 10_000_000];

export interface SplitCall {
  readonly landers: OpenLanders;
  readonly site: Site;
  readonly actor: Actor;
  readonly now: () => Date;
  readonly target: string;
  /** As they were typed. */
  readonly goal: string | undefined;
  readonly variants: string | undefined;
  readonly builtIn: string | undefined;
  readonly persons: string | undefined;
}

const templateOf = (name: string): Template => {
  const template = TEMPLATES.find((one) => one === name);
  if (template === undefined) throw new LanderFault(`"${name}" is no template. There are: ${TEMPLATES.join(', ')}`);
  return template;
};

const numberOf = (text: string, name: string, [least, most]: readonly [number, number]): number => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new LanderFault(`--${name} is a whole number from ${least} to ${most}; "${text}" is none.`);
  return value;
};

const goalOf = (text: string | undefined): Goal => {
  const goal = GOALS.find((one) => one === text);
  if (goal === undefined)
    throw new LanderFault(`Say by which goal they are compared: --goal ${GOALS.join(' | ')}. It cannot be changed later.`);
  return goal;
};

/** The built-in lander comes first: the others are compared with it. */
const armsOf = async ({ landers, site, variants }: SplitCall, template: Template): Promise<string[]> => {
  if (variants !== undefined) return variants.split(',').map((slug) => slug.trim());
  const published = await landers.variants.list(site.id);
  return [
    template,
    ...published.filter((one) => one.template === template && one.state === 'published' && one.weight > 0).map(({ slug }) => slug),
  ];
};

export const split = async (call: SplitCall): Promise<string> => {
  const { landers, site, actor } = call;
  const template = templateOf(call.target);
  const goal = goalOf(call.goal);
  const arms = await armsOf(call, template);
  const builtInWeight = numberOf(call.builtIn ?? '100', 'built-in', [0, WEIGHT_MAX]);
  const tuningPersons = numberOf(call.persons ?? String(PERSONS), 'persons', [PERSONS_MIN, PERSONS_MAX]);
  await landers.experiments.start({ siteId: site.id, template }, { goal, arms, builtInWeight, tuningPersons }, actor);
  return `${landerPath(template)} is split: ${arms.join(', ')}, compared with ${arms[0]} by ${goal}, within two seconds.\nLook at it any day: npm run lander -- report ${template}`;
};

export const endSplit = async ({ landers, site, actor, target }: SplitCall): Promise<string> => {
  await landers.experiments.end({ siteId: site.id, template: templateOf(target) }, actor);
  return `${target} is split no more. Its report stays: npm run lander -- report ${target}`;
};

export const rebucket = async ({ landers, site, actor, target }: SplitCall): Promise<string> => {
  await landers.experiments.rebucket({ siteId: site.id, template: templateOf(target) }, actor);
  return `${target} begins anew: everybody is drawn again, and whoever now sees another variant than before is not counted.`;
};

/** The weight of the built-in lander in a split. */
export const weighBuiltIn = async (call: SplitCall, value: string | undefined): Promise<string> => {
  const { landers, site, actor, target } = call;
  const weight = LanderWeight.safeParse(Number(value));
  if (value === undefined || !weight.success) throw new LanderFault(`A weight is a whole number from 0 to ${WEIGHT_MAX}.`);
  const template = templateOf(target);
  await landers.experiments.weighBuiltIn({ siteId: site.id, template }, weight.data, actor);
  return `${await builtInWarning(call, template)}The built-in lander of ${target} has its new weight. Nobody who saw it is moved.`;
};
