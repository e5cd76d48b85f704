import { privateStorage } from '@rendezvous/client';
import { SIGNUP_DRAFT } from '@rendezvous/contracts/account/signup-draft';
import type { Interest } from '@rendezvous/contracts/reference';

/** Leaves interests for the signup to begin with; what is filled in there already stays. */
export const keepInterests = (interests: readonly Interest[]): void => {
  if (interests.length === 0 || privateStorage.read(SIGNUP_DRAFT) !== null) return;
  privateStorage.write(SIGNUP_DRAFT, { values: { interests }, step: 0, photo: null });
};
