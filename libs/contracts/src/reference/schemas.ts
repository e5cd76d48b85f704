import * as z from 'zod/mini';
import { INTERESTS } from './interests.js';
import { GENDERS, SEXUALITIES } from './profile-values.js';

// Apart from the values, so that a page that needs only these carries no validation library.

export const Gender = z.enum(GENDERS);
export type Gender = z.output<typeof Gender>;

export const Sexuality = z.enum(SEXUALITIES);
export type Sexuality = z.output<typeof Sexuality>;

export const Interest = z.enum(INTERESTS);
export type Interest = z.output<typeof Interest>;
