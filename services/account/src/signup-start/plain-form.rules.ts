import { REFUSED_FORM, type RefusedForm } from '@rendezvous/contracts/account/signup-start';
import { ownPath } from '@rendezvous/contracts/kernel';
import type { Refusal } from '@rendezvous/server/refusal';

/** Where the form stands in its page. */
const SHORT_FORM_ANCHOR = 'short-form';

/** What a plain form sends: texts only. A field that comes twice counts as not filled in. */
type Fields = Readonly<Record<string, string | undefined>>;

export const fieldsOf = (body: unknown): Fields => {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
};

/** The same as the call takes it. */
export const shortFormOf = (fields: Fields) => ({
  email: fields.email?.trim(),
  password: fields.password,
  consent_terms: fields.consent_terms !== undefined,
  member: fields.member ? Number(fields.member) : null,
  signup_message: fields.signup_message ?? '',
});

/** The page that completes it, which leads on to `next`. */
export const completionPath = (fields: Fields): string => {
  const next = ownPath(fields.next);
  return `/complete-signup${next === null ? '' : `?${new URLSearchParams({ next })}`}`;
};

/** The page that sent the form, as one that shows it once more. */
export const pageAgain = (fields: Fields): string => {
  const page = new URL(ownPath(fields.page) ?? '/signup', 'https://own.invalid');
  page.searchParams.set(REFUSED_FORM.parameter, REFUSED_FORM.value);
  return `${page.pathname}${page.search}#${SHORT_FORM_ANCHOR}`;
};

const EMAIL_MAX = 254;
/** Longer than any first line may be. */
const MESSAGE_MAX = 2000;

/** A form as it is shown once more: with everything but the password. */
export const refusedForm = (fields: Fields, { code, params, details }: Refusal): RefusedForm => ({
  email: (fields.email ?? '').slice(0, EMAIL_MAX),
  consent_terms: fields.consent_terms !== undefined,
  signup_message: (fields.signup_message ?? '').slice(0, MESSAGE_MAX),
  code,
  params: { ...params },
  faults: Object.fromEntries((details.fields ?? []).map(({ path, code: fault }) => [path, fault])),
});
