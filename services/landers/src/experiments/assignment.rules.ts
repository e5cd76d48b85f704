import type { PublishedVariant } from '../variants/variant.js';
import { slugAt, type Weighted } from './draw.rules.js';
import type { Draw, Experiment, SeenVariant } from './experiment.js';

/** What is known of a visit when a variant is chosen. */
export interface Known {
  /** What this browser saw since it was opened. */
  readonly seen: readonly SeenVariant[];
  /** What is stored of somebody who agreed to be measured; null: nothing is, or may be. */
  readonly stored: string | null;
  /** Between 0 and 1: by chance, or of somebody who agreed to be measured always the same. */
  readonly fraction: number;
}

export interface Assignment {
  /** null: no variant fits, the built-in one is shown. */
  readonly slug: string | null;
  readonly draw: Draw;
  /** It was drawn now. */
  readonly isNew: boolean;
}

const OUTSIDE: Draw = { experiment: 0, bucket: 0, weights: '' };

/** The arms with their present weights; null when one of them cannot be shown to this visitor, who is then no part of the experiment. */
const armsFor = (experiment: Experiment, fitting: readonly PublishedVariant[]): Weighted[] | null => {
  const arms = experiment.arms.map((slug) => {
    const weight = slug === experiment.template ? experiment.builtInWeight : fitting.find((variant) => variant.slug === slug)?.weight;
    return weight === undefined ? null : { slug, weight };
  });
  return arms.every((arm) => arm !== null) ? arms : null;
};

const inExperiment = (experiment: Experiment, arms: readonly Weighted[], { seen, stored, fraction }: Known): Assignment | null => {
  const { id, bucketVersion: bucket } = experiment;
  const isArm = (slug: string): boolean => experiment.arms.includes(slug);
  const kept = seen.findLast(({ slug, draw }) => draw?.experiment === id && draw.bucket === bucket && isArm(slug));
  if (kept?.draw) return { slug: kept.slug, draw: kept.draw, isNew: false };
  const draw = { experiment: id, bucket, weights: arms.map(({ weight }) => weight).join('-') };
  if (stored !== null && isArm(stored)) return { slug: stored, draw, isNew: false };
  const slug = slugAt(arms, fraction);
  return slug === null ? null : { slug, draw, isNew: true };
};

/**
 * The variant at a template's address. Whoever was there keeps what they saw, whatever happened to weights since.
 * @param fitting published variants of the template that are on, and meant for this visitor
 */
export const assign = (experiment: Experiment | null, fitting: readonly PublishedVariant[], known: Known): Assignment => {
  const arms = experiment && armsFor(experiment, fitting);
  const found = experiment && arms && inExperiment(experiment, arms, known);
  if (found) return found;
  const kept = known.seen.findLast(({ slug, draw }) => draw?.experiment === 0 && fitting.some((variant) => variant.slug === slug));
  if (kept) return { slug: kept.slug, draw: OUTSIDE, isNew: false };
  return { slug: slugAt(fitting, known.fraction), draw: OUTSIDE, isNew: true };
};
