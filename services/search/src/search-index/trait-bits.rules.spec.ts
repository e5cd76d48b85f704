import { TRAIT_NAMES, TRAIT_VALUES } from '@rendezvous/contracts/reference';
import { combinations, otherBits, PHOTO_BIT, REAL_BIT, TRAIT_BITS, traitBits, untoldBit } from './trait-bits.rules.js';

test('each value has a bit of its own, and an integer of the database has room for all', () => {
  const single = TRAIT_NAMES.flatMap((name) => TRAIT_VALUES[name].map((value) => traitBits(name, [value as never])));
  expect(new Set([REAL_BIT, PHOTO_BIT, ...single, ...TRAIT_NAMES.map(untoldBit)]).size).toBe(TRAIT_BITS.length);
  expect(TRAIT_BITS.length).toBeLessThanOrEqual(31);
});

test('several values are all of their bits', () => {
  expect(traitBits('eye_color', ['blue', 'green'])).toBe(traitBits('eye_color', ['blue']) | traitBits('eye_color', ['green']));
  expect(traitBits('eye_color', [])).toBe(0);
});

test('bits that rows were written with keep their meaning', () => {
  expect(TRAIT_BITS.join(' ')).toMatchInlineSnapshot(
    `"real photo relationship_status:divorced relationship_status:living together relationship_status:married relationship_status:single relationship_status:widowed relationship_status:unmarried body_type:slim body_type:normal body_type:fat hair_color:brunette hair_color:blond hair_color:brown hair_color:white hair_color:bald hair_color:black hair_color:dark blond hair_color:dark brown hair_color:gray hair_color:red hair_color:other eye_color:blue eye_color:green eye_color:hazel eye_color:brown relationship_status: body_type: hair_color: eye_color:"`,
  );
});

test('whoever has one value of a trait has none of its others, and tells of it', () => {
  const other = otherBits(traitBits('body_type', ['slim', 'fat']));
  expect(other).toBe(traitBits('body_type', ['normal']) | untoldBit('body_type'));
  expect(otherBits(0)).toBe(0);
});

test('all that a member may be is named where that is little, with one bit of each trait', () => {
  const [blond, others] = [traitBits('hair_color', ['blond']), otherBits(traitBits('hair_color', ['blond']))];
  const found = combinations(PHOTO_BIT | others, PHOTO_BIT);
  // real or not, and whatever else is told or not
  expect(found).toHaveLength(2 * 7 * 4 * 5);
  expect(found!.every((bits) => (bits & blond) !== 0 && (bits & PHOTO_BIT) !== 0 && (bits & others) === 0)).toBe(true);
  expect(combinations(PHOTO_BIT, PHOTO_BIT)).toBeNull();
  expect(combinations(0, 0)).toBeNull();
});
