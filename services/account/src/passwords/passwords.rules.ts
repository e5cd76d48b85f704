import { dictionary } from '@zxcvbn-ts/language-common';

/** Shorter ones are refused for their length already. */
const COMMON = new Set(dictionary['passwords-common'].filter((password) => password.length >= 8));

interface Owner {
  readonly email?: string | null;
  readonly name?: string;
}

/** Why a password is not accepted, as a field code; null when it is. A list of common ones, and what others know of the owner. */
export const passwordFault = (password: string, { email, name }: Owner = {}): 'password-common' | null => {
  const lower = password.toLowerCase();
  const known = [email, email?.split('@')[0], name].map((text) => text?.toLowerCase());
  const oneCharacter = new Set(lower).size === 1;
  return oneCharacter || COMMON.has(lower) || known.includes(lower) ? 'password-common' : null;
};
