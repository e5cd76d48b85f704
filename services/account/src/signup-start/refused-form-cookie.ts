import '@fastify/cookie';
import { RefusedForm } from '@rendezvous/contracts/account/signup-start';
import type { FormFields } from '@rendezvous/server/http';
import { Refusal } from '@rendezvous/server/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusedForm } from './plain-form.rules.js';

const REFUSED_FORM_COOKIE = 'refused_form';
/** Long enough to mend what was wrong, and no longer: it holds an address. */
const KEPT_SECONDS = 600;
const ATTRIBUTES = { httpOnly: true } as const;
/** Browsers keep no cookie of more than 4 kB. */
const BYTES_MAX = 3800;

const written = (form: RefusedForm): string => Buffer.from(JSON.stringify(form)).toString('base64url');

/** What is short; nobody types more than one long text, and others may send anything. */
const SHORT = 300;
const withoutLong = (typed: RefusedForm['typed']): RefusedForm['typed'] =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([name, text]) => name.length + text.length <= SHORT)
      .slice(0, 8),
  );

/** Whether the form itself was refused; what went wrong on our side has a page of its own. */
export const isFormRefusal = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;

/** Keeps a form that was refused in the browser that sent it. A text that is too long for that is left out. */
export const keepRefusedForm = (reply: FastifyReply, fields: FormFields, refusal: Refusal): void => {
  const form = refusedForm(fields, refusal);
  const whole = written(form);
  const value = whole.length > BYTES_MAX ? written({ ...form, typed: withoutLong(form.typed) }) : whole;
  reply.setCookie(REFUSED_FORM_COOKIE, value, { ...ATTRIBUTES, maxAge: KEPT_SECONDS });
};

export const forgetRefusedForm = (reply: FastifyReply): void => {
  reply.clearCookie(REFUSED_FORM_COOKIE, ATTRIBUTES);
};

/** The form that was refused; null for none, or for one that is not ours: anybody can write a cookie. */
export const refusedFormOf = (request: FastifyRequest): RefusedForm | null => {
  const value = request.cookies[REFUSED_FORM_COOKIE];
  if (value === undefined) return null;
  try {
    const read = RefusedForm.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString()));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};
