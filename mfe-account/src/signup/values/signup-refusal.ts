import { refusalOf } from '@rendezvous/client';
import type { SignupField } from './signup-values';
import { FIELDS } from './signup-values';

/** Refusals that are about one field, and what that field's sentence is called. */
const ABOUT_FIELD: Readonly<Record<string, readonly [SignupField, string]>> = {
  'account.email-taken': ['email', 'taken'],
  'account.email-deleted': ['email', 'deleted'],
  'account.name-taken': ['name', 'taken'],
};

const KNOWN = new Set<string>(FIELDS.flat());

/** The fields that a refused call is about, in the order in which they are asked; empty when it is about none. */
export const refusedFields = (fault: unknown): readonly { readonly field: SignupField; readonly code: string }[] => {
  const refusal = refusalOf(fault);
  if (refusal === null) return [];
  const one = ABOUT_FIELD[refusal.code];
  if (one) return [{ field: one[0], code: one[1] }];
  return refusal.fields
    .map(({ path, code }) => ({ field: path.split('.')[0] as SignupField, code }))
    .filter(({ field }) => KNOWN.has(field));
};
