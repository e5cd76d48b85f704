import { actionsOf, type Details, shownDetails, similarGenders, splitInterests } from './profile.rules.js';

const details: Details = {
  about: 'Bookbinder by day.',
  sexuality: 'hetero',
  relationship_status: 'single',
  hair_color: 'red',
  eye_color: 'green',
  body_type: 'normal',
  tattoos: false,
  interests: ['tea', 'cooking', 'hiking'],
  seeking: 'company',
  height: 170,
  spoken_languages: ['fr'],
  children: 'none',
  smoking: 'no',
  work: 'Bookbinder',
  prompts: [{ prompt: 'rain', answer: 'Soup.' }],
};

const OPEN = { agreed_fields: ['sexuality', 'interests'], match_fields: [] };
const ALL = Object.keys(details);

test('a field that the owner shows to nobody, or to matches, leaves the server as nothing for others', () => {
  const owner = { agreed_fields: ['sexuality'], match_fields: ['about', 'hair_color', 'prompts'] };
  expect(shownDetails(details, 'member', ALL, owner)).toEqual({ ...details, interests: [], about: null, hair_color: null, prompts: [] });
  expect(shownDetails(details, 'match', ALL, owner)).toEqual({ ...details, interests: [] });
});

test('a field that the site does not list leaves the server as nothing', () => {
  const shown = shownDetails(details, 'member', ['about', 'tattoos', 'interests'], OPEN);
  expect(shown).toEqual({
    ...details,
    sexuality: null,
    relationship_status: null,
    hair_color: null,
    eye_color: null,
    body_type: null,
    seeking: null,
    height: null,
    spoken_languages: [],
    children: null,
    smoking: null,
    work: null,
    prompts: [],
  });
  expect(shownDetails(details, 'member', [], OPEN)).toMatchObject({ about: null, tattoos: null, interests: [] });
});

test('a visitor sees none of it, whatever the site lists', () => {
  expect(shownDetails(details, 'visitor', Object.keys(details), OPEN)).toMatchObject({
    about: null,
    sexuality: null,
    tattoos: null,
    interests: [],
    prompts: [],
  });
});

test('only the listed fields are taken, whatever else the row carries', () => {
  const row = { ...details, own_interests: ['tea'], email: 'somebody@example.test' } as Details;
  expect(Object.keys(shownDetails(row, 'member', ['about'], OPEN))).not.toContain('email');
});

test('interests are split into shared and other, each in the member’s order', () => {
  expect(splitInterests(['tea', 'cooking', 'hiking'], ['hiking', 'tea', 'wine'])).toEqual({
    shared_interests: ['tea', 'hiking'],
    interests: ['cooking'],
  });
});

test('a visitor and oneself cannot be blocked', () => {
  const relation = { mayLike: true, mayWrite: false };
  expect(actionsOf(relation, { visitor: false, own: false })).toEqual({ like: true, message: false, block: true });
  expect(actionsOf(relation, { visitor: true, own: false }).block).toBe(false);
  expect(actionsOf(relation, { visitor: false, own: true }).block).toBe(false);
});

test('similar members are of the same gender where the viewer looks for it', () => {
  expect(similarGenders('female', null)).toEqual(['female']);
  expect(similarGenders('female', { gender: 'male', sexuality: 'hetero' })).toEqual(['female']);
  expect(similarGenders('male', { gender: 'male', sexuality: 'hetero' })).toEqual(['female']);
  expect(similarGenders('male', { gender: 'female', sexuality: 'bi' })).toEqual(['male']);
});
