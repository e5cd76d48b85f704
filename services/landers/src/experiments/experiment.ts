import { GOALS, type LanderFacts } from '@rendezvous/contracts/landers/content';
import type { Template } from '@rendezvous/contracts/landers/templates';

export { GOALS };
export type Goal = LanderFacts['goal'];

/** Variants of one template that are compared by one goal. */
export interface Experiment {
  readonly id: number;
  readonly siteId: number;
  readonly template: Template;
  /** Fixed before the start. */
  readonly goal: Goal;
  /** Slugs; the template's name is its built-in lander. The others are compared with the first. */
  readonly arms: readonly string[];
  readonly builtInWeight: number;
  /** Persons at whose number the interval is narrowest; fixed before the start. */
  readonly tuningPersons: number;
  /** Counted up to draw everybody anew. */
  readonly bucketVersion: number;
  readonly bucketedAt: Date;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

/** How somebody came to a variant at the address of its template. */
export interface Draw {
  /** 0: outside of any. */
  readonly experiment: number;
  readonly bucket: number;
  /** Weights of the arms when it was drawn, in their order, such as `100-50`; empty outside of an experiment. */
  readonly weights: string;
}

/** A variant that a browser has seen; without a draw by its own address. */
export interface SeenVariant {
  readonly slug: string;
  readonly draw: Draw | null;
}
