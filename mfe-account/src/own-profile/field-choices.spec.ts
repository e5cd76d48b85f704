import { MATCH_FIELDS } from '@rendezvous/contracts/account/field-choices';
import { audienceOf, audiencesOf, shownTo } from './field-choices';

const none = { agreed_fields: [], match_fields: [] };

test('special fields are shown to nobody at first, all others to members', () => {
  const nobody = MATCH_FIELDS.filter((field) => audienceOf(field, none) === 'nobody');
  expect(nobody).toEqual(['sexuality', 'interests']);
  expect(MATCH_FIELDS.filter((field) => audiencesOf(field).includes('nobody'))).toEqual(nobody);
});

test('whatever is chosen of a field is what is read of it then, and no other field changes', () => {
  for (const field of MATCH_FIELDS) {
    for (const audience of audiencesOf(field)) {
      const before = shownTo('matches', field === 'about' ? 'city' : 'about', none);
      const after = shownTo(audience, field, before);
      const others = MATCH_FIELDS.filter((one) => one !== field);
      expect(audienceOf(field, after)).toBe(audience);
      expect(others.map((one) => audienceOf(one, after))).toEqual(others.map((one) => audienceOf(one, before)));
      expect(shownTo(audience, field, after)).toEqual(after);
    }
  }
});

test('what nobody sees any more is not kept to matches either', () => {
  const matches = shownTo('matches', 'interests', none);
  expect(matches).toEqual({ agreed_fields: ['interests'], match_fields: ['interests'] });
  expect(shownTo('nobody', 'interests', matches)).toEqual(none);
});

test('lists stand in one order, so that choosing back and forth changes nothing', () => {
  const there = shownTo('matches', 'city', shownTo('matches', 'tattoos', none));
  expect(there.match_fields).toEqual(['city', 'tattoos']);
});
