/** Draws the people of the demo world: a look follows from seeded chance and traits, and the same look is always the same picture. */
export { lookOf } from './likeness.js';
export {
  HAIR_STYLES,
  type BodyType,
  type EyeColor,
  type HairColor,
  type HairStyle,
  type Heritage,
  type Look,
  type Traits,
} from './look.js';
export { placeholderOf } from './placeholder.js';
export { drawPortrait } from './portrait.js';
export { SCENE_NAMES } from './scene/scene.js';
export { shotOf } from './shot.js';
