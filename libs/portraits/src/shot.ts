import { Random } from './random.js';
import type { Pose } from './head.js';
import type { Look } from './look.js';
import { SCENE_NAMES, type SceneName } from './scene/scene.js';

/** What the face does. All from 0 to 1 but `brow` and `gaze`, from −1 to 1. */
export interface Expression {
  readonly smile: number;
  readonly open: number;
  readonly closed: boolean;
  readonly brow: number;
  readonly gaze: number;
}

/** One picture of a person: what changes from picture to picture. */
export interface Shot {
  readonly number: number;
  readonly scene: SceneName;
  readonly pose: Pose;
  readonly expression: Expression;
  /** Degrees that the head leans. */
  readonly tilt: number;
  readonly zoom: number;
  /** Where the middle between the eyes is on the canvas. */
  readonly eyes: readonly [number, number];
}

const expressionOf = (random: Random, first: boolean): Expression => {
  const smile = first ? random.between(0.45, 1) : random.between(0.25, 1);
  const laughs = smile > 0.5 && random.chance(0.62);
  return {
    smile,
    open: laughs ? random.between(0.15, 1) * smile : 0,
    closed: !first && smile > 0.72 && random.chance(0.22),
    brow: random.between(-0.2, 0.55),
    gaze: random.chance(0.8) ? 0 : random.between(-1, 1),
  };
};

/** How high the hair stands over the head, in units: tall hair needs room. */
const crown = ({ hair, cover }: Look): number => {
  if (cover === 'turban') return 170;
  if (hair.style === 'topbun' || hair.style === 'updo' || hair.style === 'manbun') return 192;
  return hair.style === 'afro' ? 166 : 138;
};

/** The pose, the place and the crop of one of a person's pictures; the first is their main one. */
export const shotOf = (look: Look, number: number): Shot => {
  const random = Random.of(look.seed, 'shot', number);
  const places = Random.of(look.seed, 'places').shuffled(SCENE_NAMES);
  const first = number === 0;
  const zoom = first ? random.bell(1.14, 1.5) : random.between(0.98, 1.7);
  const room = crown(look) * zoom;
  const middle = first ? 214 : random.between(206, 236);
  return {
    number,
    scene: places[number % places.length] as SceneName,
    pose: { turn: random.sign() * random.between(0.12, 0.95), pitch: random.bell(-0.7, 0.7) },
    expression: expressionOf(random, first),
    tilt: random.bell(-7, 7),
    zoom,
    eyes: [240 + random.bell(-30, 30), Math.max(middle, Math.min(room + 8, 286))],
  };
};
