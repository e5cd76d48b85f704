import { SIGNUP_MESSAGE_MAX, SIGNUP_MESSAGE_PARTS } from '@rendezvous/contracts/account/first-line';

/** Half a character, where the text was cut. */
const CUT = /[\uD800-\uDBFF]$/;

/** A first line as the server takes it: where it goes along, no field shows what could be refused of it. */
export const takenLine = (text: string): string => text.replaceAll('\0', '').trim().slice(0, SIGNUP_MESSAGE_MAX).replace(CUT, '');

/** The first line that an address brings along. Empty without one. */
export const firstLineIn = (search: URLSearchParams): string =>
  takenLine(SIGNUP_MESSAGE_PARTS.flatMap((name) => search.get(name)?.trim() || []).join(' '));
