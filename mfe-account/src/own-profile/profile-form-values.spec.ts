import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import { changesOf, valuesOf } from './profile-form-values';

const profile: EditableProfile = {
  name: 'Hugo',
  gender: 'male',
  sexuality: 'hetero',
  date_of_birth: '1990-02-03',
  country: 'FR',
  region: 'FR-IDF',
  city: null,
  relationship_status: 'single',
  hair_color: null,
  eye_color: null,
  body_type: null,
  tattoos: false,
  interests: ['music'],
  about: 'Hello',
  photos: [],
  photo_limit: 3,
};
const values = valuesOf(profile);

test('nothing changed is nothing to send', () => {
  expect(changesOf(values, { ...values })).toEqual({});
});

test('only what differs is sent; emptied fields are sent as "not said"', () => {
  expect(changesOf(values, { ...values, about: '', relationship_status: '', tattoos: '', interests: ['music', 'wine'] })).toEqual({
    about: null,
    relationship_status: null,
    tattoos: null,
    interests: ['music', 'wine'],
  });
  expect(changesOf(values, { ...values, tattoos: 'yes' })).toEqual({ tattoos: true });
});

test('a new region is sent with its country, so that the two are judged together', () => {
  expect(changesOf(values, { ...values, country: 'NL', region: 'NL-NH' })).toEqual({ country: 'NL', region: 'NL-NH' });
  expect(changesOf(values, { ...values, region: 'FR-BRE' })).toEqual({ country: 'FR', region: 'FR-BRE' });
});
