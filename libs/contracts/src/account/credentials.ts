import * as z from 'zod/mini';

export const PASSWORD_MIN = 8;

export const PASSWORD_MAX = 128;

export const Email = z.email().check(z.maxLength(254));

export const Password = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));

/** One that was set before: whatever it is, it is compared and not judged. */
export const OldPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));

export const Token = z.string().check(z.minLength(20), z.maxLength(200));
