import '@fastify/cookie';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
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
/** More than any form of ours, for cookies that somebody made up. */
const FORM_BYTES_MAX = 64 * 1024;

/** Compressed: a first line in Cyrillic, Greek or Chinese has two or three bytes a character, and is allowed to be as long as any. */
const written = (form: RefusedForm): string => deflateRawSync(JSON.stringify(form)).toString('base64url');
const read = (value: string): unknown =>
  JSON.parse(inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: FORM_BYTES_MAX }).toString());

/** What is short; nobody types more than one long text, and others may send anything. */
const SHORT = 300;
const FIELDS_MAX = 8;
type Field = readonly [name: string, text: string];
const isShort = ([name, text]: Field): boolean => name.length + text.length <= SHORT;

/** What fits into a cookie: all that was typed, else what is short and as much of the one long text as fits beside it. */
const fitting = (form: RefusedForm): string => {
  const whole = written(form);
  if (whole.length <= BYTES_MAX) return whole;
  const fields = Object.entries(form.typed).filter(([name]) => name.length <= SHORT);
  const short = fields.filter(isShort).slice(0, FIELDS_MAX);
  const [name, text = ''] = fields.find((field) => !isShort(field)) ?? [];
  const holding = (length: number): string =>
    written({ ...form, typed: Object.fromEntries(name === undefined ? short : [...short, [name, text.slice(0, length)]]) });
  for (let length = text.length; length > SHORT; length = Math.floor(length * 0.9)) {
    const value = holding(length);
    if (value.length <= BYTES_MAX) return value;
  }
  return written({ ...form, typed: Object.fromEntries(short) });
};

/** Whether the form itself was refused; what went wrong on our side has a page of its own. */
export const isFormRefusal = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;

/**
 * Keeps a form that was refused in the browser that sent it. A text that is too long for that is cut: it is longer than its field takes, which
 * the form says.
 */
export const keepRefusedForm = (reply: FastifyReply, fields: FormFields, refusal: Refusal): void => {
  const form = fitting(refusedForm(fields, refusal));
  reply.setCookie(REFUSED_FORM_COOKIE, form, { ...ATTRIBUTES, maxAge: KEPT_SECONDS });
};

export const forgetRefusedForm = (reply: FastifyReply): void => {
  reply.clearCookie(REFUSED_FORM_COOKIE, ATTRIBUTES);
};

/** The form that was refused; null for none, or for one that is not ours: anybody can write a cookie. */
export const refusedFormOf = (request: FastifyRequest): RefusedForm | null => {
  const value = request.cookies[REFUSED_FORM_COOKIE];
  if (value === undefined) return null;
  try {
    return RefusedForm.safeParse(read(value)).data ?? null;
  } catch {
    return null;
  }
};
