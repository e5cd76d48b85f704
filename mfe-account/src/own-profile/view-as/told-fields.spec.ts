import * as answers from '../../testing/answers';
import { toldFields } from './told-fields';

const own = {
  ...answers.profile,
  city: 'Paris',
  about: '',
  interests: ['music' as const],
  tattoos: false,
  prompts: [{ prompt: 'rain' as const, answer: 'Soup.' }],
};
const nothing = {
  ...answers.member,
  city: null,
  about: null,
  sexuality: null,
  interests: [],
  shared_interests: [],
  relationship_status: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  tattoos: null,
};

test('what is told is read or hidden; what is not told is neither', () => {
  expect(toldFields(own, nothing)).toEqual({
    reads: [],
    hidden: ['city', 'sexuality', 'interests', 'relationship_status', 'hair_color', 'tattoos', 'prompts'],
  });
  const prompts = [{ prompt: 'rain', question: 'When it rains all day', answer: 'Soup.' }];
  expect(toldFields(own, { ...nothing, prompts }).reads).toEqual(['prompts']);
  expect(toldFields(own, { ...nothing, city: 'Paris', tattoos: false }).reads).toEqual(['city', 'tattoos']);
});

test('interests that both have are read, too', () => {
  expect(toldFields(own, { ...nothing, shared_interests: ['music'] }).reads).toEqual(['interests']);
});
