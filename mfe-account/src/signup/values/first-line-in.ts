import { SIGNUP_MESSAGE, SIGNUP_MESSAGE_MAX } from '@rendezvous/contracts/account/signup';

/** Half a character, where the text was cut. */
const CUT = /[\uD800-\uDBFF]$/;

/** The first line that an address brings along, as the server takes it: no field shows what could be refused of it. Empty without one. */
export const firstLineIn = (search: URLSearchParams): string =>
  (search.get(SIGNUP_MESSAGE) ?? '').replaceAll('\0', '').trim().slice(0, SIGNUP_MESSAGE_MAX).replace(CUT, '');
