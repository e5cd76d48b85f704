import { emptyValues, sexualitiesFor, sexualityFor, stepOf } from './signup-values';

test('the visitor’s own choice of country comes before the one of the network', () => {
  expect(emptyValues({ geoip_country: 'NL', geoip_selected_country: 'FR' }).country).toBe('FR');
  expect(emptyValues({ geoip_country: 'NL', geoip_selected_country: null }).country).toBe('NL');
});

test('no consent is ticked', () => {
  const {
    consent_terms: terms,
    consent_matching: matching,
    consent_marketing: marketing,
  } = emptyValues({ geoip_country: 'NL', geoip_selected_country: null });
  expect([terms, matching, marketing]).toEqual([false, false, false]);
});

test('a faulty field leads to the step that asks it', () => {
  expect(['email', 'date_of_birth', 'sexuality', 'region', 'about', 'consent_terms', 'draft'].map(stepOf)).toEqual([0, 0, 2, 3, 4, 4, 4]);
});

test('an answer stays the same when the gender is corrected', () => {
  expect(sexualitiesFor('female')).toEqual(['hetero', 'lesbian', 'bi']);
  expect(sexualitiesFor('male')).toEqual(['hetero', 'gay', 'bi']);
  expect([sexualityFor('female', 'gay'), sexualityFor('male', 'lesbian'), sexualityFor('male', 'bi'), sexualityFor('male', '')]).toEqual([
    'lesbian',
    'gay',
    'bi',
    '',
  ]);
});
