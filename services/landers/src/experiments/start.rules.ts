import type { Template } from '@rendezvous/contracts/landers/templates';
import { LanderFault } from '../variants/lander-fault.js';
import type { Variant } from '../variants/variant.js';

const ARMS_MAX = 8;

/** Refuses variants that cannot be compared with each other. */
export const refuseArms = (template: Template, arms: readonly string[], variants: readonly Variant[]): void => {
  if (new Set(arms).size !== arms.length) throw new LanderFault('A variant can be named once.');
  if (arms.length < 2 || arms.length > ARMS_MAX)
    throw new LanderFault(`A split has 2 to ${ARMS_MAX} variants; here ${arms.length === 0 ? 'are none' : `is ${arms.join(', ')}`}.`);
  for (const arm of arms) {
    if (arm === template) continue;
    const variant = variants.find(({ slug }) => slug === arm);
    if (variant?.template !== template) throw new LanderFault(`There is no variant "${arm}" of ${template}.`);
    if (variant.state !== 'published') throw new LanderFault(`"${arm}" is not published.`);
    if (variant.weight === 0) throw new LanderFault(`"${arm}" has the weight 0: nobody would see it.`);
  }
};
