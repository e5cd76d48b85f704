import { privateStorage } from '@rendezvous/client';
import { same } from './profile-form-values';
import type { ProfileFormValues } from './profile-form-values';

type Field = keyof ProfileFormValues;

/** Where what a member changed and did not save is kept, until they save it, let go of it, or log out. */
const keyOf = (memberId: number): string => `account:profile:${memberId}`;

const isAlike = (one: unknown, other: unknown): boolean => typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** What differs from what is saved, field by field. */
const differences = (saved: ProfileFormValues, values: Partial<ProfileFormValues>): [Field, ProfileFormValues[Field]][] =>
  (Object.keys(saved) as Field[]).flatMap((field) => {
    const value = values[field];
    return value !== undefined && isAlike(value, saved[field]) && !same(value, saved[field]) ? [[field, value]] : [];
  });

/** What was not saved when the page was left; empty when there is nothing, or nothing usable. */
export const readProfileDraft = (memberId: number, saved: ProfileFormValues): [Field, ProfileFormValues[Field]][] => {
  const kept = privateStorage.read<Partial<ProfileFormValues>>(keyOf(memberId));
  return typeof kept === 'object' && kept !== null ? differences(saved, kept) : [];
};

export const keepProfileDraft = (memberId: number, saved: ProfileFormValues, values: ProfileFormValues): void => {
  const changed = differences(saved, values);
  if (changed.length === 0) forgetProfileDraft(memberId);
  else privateStorage.write(keyOf(memberId), Object.fromEntries(changed));
};

export const forgetProfileDraft = (memberId: number): void => privateStorage.remove(keyOf(memberId));
