import { FORM_MAILED, FORM_REFUSED, type RefusedForm, SENT_FORM } from '@rendezvous/contracts/account/signup-start';
import { ownPath } from '@rendezvous/contracts/kernel';
import type { FormFields } from '@rendezvous/server/http';
import type { Refusal } from '@rendezvous/server/refusal';

/** Where the form stands in its page. */
const SHORT_FORM_ANCHOR = 'short-form';

/** The same as the call takes it. */
export const shortFormOf = (fields: FormFields) => ({
  email: fields.email?.trim(),
  password: fields.password,
  consent_terms: fields.consent_terms !== undefined,
  member: fields.member ? Number(fields.member) : null,
  signup_message: fields.signup_message ?? '',
});

/** One list of places holds both, as `NL NL-NH`: without a script no list follows from another. */
const placeOf = (place: string | undefined) => {
  const [country, region] = (place ?? '').split(' ');
  return { country, region };
};

/** A gender is asked beside it, so one word is enough for who loves their own. */
const sexualityOf = ({ sexuality, gender }: FormFields): string | undefined => {
  if (sexuality !== 'same') return sexuality;
  return gender === 'female' ? 'lesbian' : 'gay';
};

/** The completion as the call takes it. @param language of the page */
export const completionOf = (fields: FormFields, language: string) => ({
  name: fields.name,
  date_of_birth: fields.date_of_birth,
  gender: fields.gender,
  sexuality: sexualityOf(fields),
  ...placeOf(fields.place),
  language,
  consent_matching: fields.consent_matching !== undefined,
  consent_marketing: fields.consent_marketing !== undefined,
});

/** A page of the signup with what goes along from page to page: where it leads on to, and the member whom it is about. */
export const signupPage = (path: string, fields: FormFields): string => {
  const next = ownPath(fields.next);
  const along = { ...(next === null ? {} : { next }), ...(fields.member ? { member: fields.member } : {}) };
  const query = new URLSearchParams(along).toString();
  // what is too long to go along stays behind
  return query === '' ? path : (ownPath(`${path}?${query}`) ?? path);
};

/** The page that sent the form, with what came of it. One with a long first line in its address is the signup's: that line is kept beside it. */
export const pageAgain = (fields: FormFields, outcome: 'refused' | 'mailed'): string => {
  const signup = signupPage('/signup', fields);
  return ownPath(withOutcome(ownPath(fields.page) ?? signup, outcome)) ?? withOutcome(signup, outcome);
};

const withOutcome = (address: string, outcome: 'refused' | 'mailed'): string => {
  const page = new URL(address, 'https://own.invalid');
  page.searchParams.set(SENT_FORM, outcome === 'refused' ? FORM_REFUSED : FORM_MAILED);
  return `${page.pathname}${page.search}${outcome === 'refused' ? `#${SHORT_FORM_ANCHOR}` : ''}`;
};

/** Longer than anything that may be typed. */
const TYPED_MAX = 2000;
/** A password is never shown again, and where the form stood is known. */
const NOT_TYPED = new Set(['password', 'page', 'next', 'member']);
/** Country and region are one field of the form. */
const FIELD_OF: Readonly<Record<string, string>> = { country: 'place', region: 'place' };

/** A form as it is shown once more. */
export const refusedForm = (fields: FormFields, { code, params, details }: Refusal): RefusedForm => ({
  typed: Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text === undefined || NOT_TYPED.has(name) ? [] : [[name, text.slice(0, TYPED_MAX)]])),
  ),
  code,
  params: { ...params },
  faults: Object.fromEntries((details.fields ?? []).map(({ path, code: fault }) => [FIELD_OF[path] ?? path, fault])),
});
