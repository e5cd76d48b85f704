import * as z from 'zod/mini';
import { COUNTRY_CODES } from '../reference/index.js';

export const CountryCode = z.enum(COUNTRY_CODES);
