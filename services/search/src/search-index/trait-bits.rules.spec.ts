import { TRAIT_NAMES, TRAIT_VALUES } from '@rendezvous/contracts/reference';
import { PHOTO_BIT, REAL_BIT, TRAIT_BITS, traitBits } from './trait-bits.rules.js';

test('each value has a bit of its own, and an integer of the database has room for all, and for one that no trait has', () => {
  const single = TRAIT_NAMES.flatMap((name) => TRAIT_VALUES[name].map((value) => traitBits(name, [value as never])));
  expect(new Set([REAL_BIT, PHOTO_BIT, ...single]).size).toBe(TRAIT_BITS.length);
  expect(TRAIT_BITS.length).toBeLessThanOrEqual(30);
});

test('several values are all of their bits', () => {
  expect(traitBits('eye_color', ['blue', 'green'])).toBe(traitBits('eye_color', ['blue']) | traitBits('eye_color', ['green']));
  expect(traitBits('eye_color', [])).toBe(0);
});

test('bits that rows were written with keep their meaning', () => {
  expect(TRAIT_BITS.join(' ')).toMatchInlineSnapshot(
    `"real photo relationship_status:divorced relationship_status:living together relationship_status:married relationship_status:single relationship_status:widowed relationship_status:unmarried body_type:slim body_type:normal body_type:fat hair_color:brunette hair_color:blond hair_color:brown hair_color:white hair_color:bald hair_color:black hair_color:dark blond hair_color:dark brown hair_color:gray hair_color:red hair_color:other eye_color:blue eye_color:green eye_color:hazel eye_color:brown"`,
  );
});
