import { drawTorso, bodyOf } from './clothes/body.js';
import { clothTones, type Dressing } from './clothes/dress.js';
import { drawHat, drawHijab, drawTurban } from './clothes/headwear.js';
import { drawLayer, drawScarf, drawTie } from './clothes/layers.js';
import { drawEarrings, drawGlasses, drawNecklace } from './clothes/ornaments.js';
import type { Outfit } from './clothes/outfit.js';
import { drawTop } from './clothes/tops.js';
import { mix } from './colour.js';
import { drawBeard, drawMoustache } from './face/beard.js';
import { drawBrows } from './face/brows.js';
import { drawEars } from './face/ears.js';
import { drawEyes } from './face/eyes.js';
import { drawMouth } from './face/mouth.js';
import { drawNose } from './face/nose.js';
import { drawMarks, drawShade } from './face/shade.js';
import { drawYears } from './face/years.js';
import { drawHair } from './hair/hair.js';
import type { HairParts } from './hair/kit.js';
import type { Look } from './look.js';
import { fill, num } from './path.js';
import { pngOf } from './png.js';
import { Raster } from './raster.js';
import { poseFor, sceneChance } from './pose.js';
import { paintScene } from './scene/scene.js';
import type { Light } from './light.js';
import type { Sitter } from './sitter.js';

const BARE_NECKS: readonly string[] = ['scoop', 'vee', 'camisole', 'tank', 'square', 'wrap', 'offshoulder', 'boat', 'shirt', 'blouse'];

const hairOf = (sitter: Sitter, outfit: Outfit): HairParts => {
  if (sitter.look.cover === 'hijab') return drawHijab(sitter, outfit.hatColor);
  if (sitter.look.cover === 'turban') return drawTurban(sitter, outfit.hatColor);
  return drawHair(sitter, outfit.hat !== 'none');
};

const drawHead = (sitter: Sitter, hair: HairParts, outfit: Outfit): string => {
  const { look } = sitter;
  const showEars = hair.ears || ['afro', 'halfup', 'braid', 'boxbraids'].includes(look.hair.style);
  const sunglasses = outfit.sunglasses && look.cover === 'none';
  const glasses = sunglasses
    ? drawGlasses(sitter, look.glasses?.kind ?? 'square', '#221820', true)
    : look.glasses && (look.glasses.always || sitter.shot.number % 2 === 0)
      ? drawGlasses(sitter, look.glasses.kind, look.glasses.tone, false)
      : '';
  return [
    hair.ears ? drawEars(sitter) : '',
    `<clipPath id="face"><path d="${sitter.head.face}"/></clipPath>`,
    fill(sitter.head.face, sitter.skin.base),
    drawShade(sitter, hair.shadow, hair.scalp),
    drawMarks(sitter),
    drawYears(sitter),
    drawNose(sitter),
    drawEyes(sitter),
    drawBrows(sitter),
    drawBeard(sitter),
    drawMouth(sitter),
    drawMoustache(sitter),
    glasses,
    hair.front,
    showEars && look.cover === 'none' ? drawEarrings(sitter) : '',
    drawHat(sitter, outfit.hat, outfit.hatColor),
  ].join('');
};

const sideways = (id: string, side: number, stops: readonly [string, string, string]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${-150 * side}" y1="180" x2="${150 * side}" y2="-90"><stop offset=".06" stop-color="${stops[0]}"/><stop offset=".55" stop-color="${stops[1]}"/><stop offset="1" stop-color="${stops[2]}"/></linearGradient>`;

const paints = (sitter: Sitter, outfit: Outfit): string => {
  const { hair, skin, light } = sitter;
  const cloth = clothTones(outfit.color, sitter);
  const coat = clothTones(outfit.layerColor, sitter);
  return [
    sideways('hair', light.side, [hair.dark, hair.base, hair.light]),
    sideways('skin', light.side, [mix(skin.base, skin.shade, 0.8), mix(skin.base, skin.shade, 0.22), mix(skin.base, skin.light, 0.3)]),
    sideways('cloth', light.side, [cloth.dark, cloth.base, mix(cloth.base, cloth.light, 0.5)]),
    sideways('coat', light.side, [coat.dark, coat.base, mix(coat.base, coat.light, 0.5)]),
  ].join('');
};

/** The last glaze: the light's warmth over one shoulder, a darker foot. */
const glaze = (light: Light): string => {
  const raster = new Raster(24, 30);
  raster.glow(light.side > 0 ? 470 : 10, 120, 330, 330, light.key, 0.2);
  raster.wash('#1a0814', (_, y) => (y > 380 ? 0.36 * ((y - 380) / 220) ** 1.6 : 0));
  return `<image href="${pngOf(raster, true)}" width="480" height="600" preserveAspectRatio="none"/>`;
};

/** One picture of a person as SVG, 480 × 600. The same look and number always give the same picture. */
export const drawPortrait = (look: Look, number: number): string => {
  const { shot, light, outfit, sitter } = poseFor(look, number);
  const { raster } = paintScene(shot.scene, sceneChance(look, number));
  const hair = hairOf(sitter, outfit);
  const body = bodyOf(sitter);
  const dressing: Dressing = { sitter, body, outfit };
  const necklace = BARE_NECKS.includes(outfit.top) && look.cover !== 'hijab' && outfit.scarf === null ? drawNecklace(sitter, body) : '';
  const lean = `rotate(${num(shot.tilt)} 0 130)`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600" width="480" height="600"><defs>',
    paints(sitter, outfit),
    `</defs><image href="${pngOf(raster, false)}" x="-5" y="-5" width="490" height="610" preserveAspectRatio="none"/>`,
    `<g transform="translate(${num(shot.eyes[0])} ${num(shot.eyes[1])}) scale(${Math.round(shot.zoom * 1000) / 1000})">`,
    `<g transform="${lean}">${hair.back}</g>`,
    drawTorso(sitter, body) + drawTop(dressing) + drawTie(dressing) + drawLayer(dressing) + drawScarf(dressing) + necklace,
    `<g transform="${lean}">${drawHead(sitter, hair, outfit)}</g></g>`,
    glaze(light),
    '</svg>',
  ].join('');
};
