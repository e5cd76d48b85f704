import { forgetDraft, keepDraft, readDraft } from './signup-draft';
import { emptyValues } from './signup-values';

const values = {
  ...emptyValues({ geoip_country: 'NL', geoip_selected_country: null }),
  email: 'anna@example.org',
  password: 'a quiet harbour',
  consent_terms: true,
};
const photo = {
  draft: '7b6a6f0e-0b0e-4e7a-9f0e-0b0e4e7a9f0e',
  image: { filename: 'a', thumb_filename: 'b', placeholder: null },
  keptUntil: 1000,
};

const firstLine = { to: 42, text: 'Good evening' };

beforeEach(() => localStorage.clear());

test('what was filled in is there again, without the password and without consents', () => {
  keepDraft(values, { step: 3, photo, firstLine });
  expect(readDraft(999)).toMatchObject({ step: 3, photo, firstLine, values: { email: 'anna@example.org', country: 'NL' } });
  const stored = JSON.stringify({ ...localStorage });
  expect(stored).not.toContain('quiet harbour');
  expect(stored).not.toContain('consent');
});

test('a photo that the server no longer keeps is not offered', () => {
  keepDraft(values, { step: 3, photo, firstLine });
  expect(readDraft(1000)?.photo).toBeNull();
});

test('a draft that was finished, or is damaged, counts as none', () => {
  keepDraft(values, { step: 1, photo: null, firstLine: null });
  forgetDraft();
  expect(readDraft(0)).toBeNull();
  localStorage.setItem('rdv:private:account.signup', '{"step":"x"');
  expect(readDraft(0)).toBeNull();
  localStorage.setItem('rdv:private:account.signup', '{"step":1.5,"values":{}}');
  expect(readDraft(0)).toBeNull();
});

test('a draft that another page began has no first line', () => {
  localStorage.setItem('rdv:private:account.signup', JSON.stringify({ step: 0, values: {}, photo: null }));
  expect(readDraft(0)?.firstLine).toBeNull();
});

test('a step that does not exist becomes the nearest one', () => {
  localStorage.setItem('rdv:private:account.signup', JSON.stringify({ step: 99, values: {}, photo: null }));
  expect(readDraft(0)?.step).toBe(4);
});
