import * as z from 'zod/mini';
import { route } from '../route.js';
import { CountryCode } from './country-code.js';

const Chosen = z.object({ country: CountryCode });

export const chooseCountry = route({
  method: 'PUT',
  path: '/api/country',
  summary: 'Keeps in the browser which of the site’s countries a visitor wants to be in, whatever the network says.',
  access: 'anyone',
  body: Chosen,
  reply: Chosen,
  limit: 'write',
});

/** Where the same is sent as a plain form, without a script. Answered with 303 to the page that the form names. */
export const COUNTRY_FORM_PATH = '/country';
