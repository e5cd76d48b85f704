import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useUser } from '@rendezvous/client';
import { privateTabStorage } from '@rendezvous/client/private-tab-storage';
import { isBlank } from '@rendezvous/contracts/kernel';

export interface ComplaintValues {
  readonly category: string;
  readonly text: string;
  /** Number of a member, or the address of a profile. */
  readonly member: string;
  readonly email: string;
}

const FIELDS = ['category', 'text', 'member', 'email'] as const;

/**
 * Keeps what is typed into a complaint, for this tab, until it has arrived or somebody logs out: a press beside the dialog must not cost what took
 * courage to write. Without words there is nothing to keep.
 * @param of what it is a draft of; each report of a member is its own
 * @returns forgets it
 */
export const useComplaintDraft = (form: UseFormReturn<ComplaintValues>, of: string): (() => void) => {
  const viewerId = useUser()?.id ?? 0;
  // whose it was when they began: a session that ends meanwhile makes no other draft of it
  const [key] = useState(`account:complaint:${viewerId}:${of}`);
  // the storage lies outside React, and no server has it
  useEffect(() => {
    const kept = privateTabStorage.read<Partial<Record<string, unknown>>>(key);
    for (const field of FIELDS) {
      const value = kept?.[field];
      if (typeof value === 'string') form.setValue(field, value);
    }
  }, [form, key]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => (isBlank(values.text) ? privateTabStorage.remove(key) : privateTabStorage.write(key, values)),
      }),
    [form, key],
  );
  return () => privateTabStorage.remove(key);
};
