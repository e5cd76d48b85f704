import { Random } from './random.js';
import { headOf, type Head } from './head.js';
import type { Light } from './light.js';
import type { Look } from './look.js';
import { hairTones, skinOf, type HairTones, type Skin } from './palette.js';
import type { Expression, Shot } from './shot.js';

/** Somebody in front of the easel: everything that the parts of a picture are drawn from. */
export interface Sitter {
  readonly look: Look;
  readonly shot: Shot;
  readonly light: Light;
  readonly head: Head;
  readonly skin: Skin;
  readonly hair: HairTones;
  readonly expression: Expression;
  /** Chance that belongs to the person: the same in every shot. */
  readonly chance: (part: string) => Random;
}

export const sitterOf = (look: Look, shot: Shot, light: Light): Sitter => ({
  look,
  shot,
  light,
  head: headOf(look, shot.pose),
  skin: skinOf(look, light.ambient),
  hair: hairTones(look.hair.tone, look.hair.grey, light.key),
  expression: shot.expression,
  chance: (part) => Random.of(look.seed, part),
});
