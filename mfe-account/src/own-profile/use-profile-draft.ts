import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useUser } from '@rendezvous/client';
import { forgetProfileDraft, keepProfileDraft, readProfileDraft } from './profile-draft';
import type { ProfileFormValues } from './profile-form-values';

/** Brings back what was not saved when the page was left, and keeps what is changed with every keystroke. */
export const useProfileDraft = (form: UseFormReturn<ProfileFormValues>, saved: ProfileFormValues) => {
  const memberId = useUser()?.id ?? 0;
  const [kept, setKept] = useState(false);
  const first = useRef(saved);

  // the storage lies outside React, and no server has it
  useEffect(() => {
    const draft = readProfileDraft(memberId, first.current);
    for (const [field, value] of draft) form.setValue(field, value, { shouldDirty: true });
    if (draft.length > 0) setKept(true);
  }, [form, memberId]);
  // listening draws nothing anew
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepProfileDraft(memberId, saved, values) }),
    [form, memberId, saved],
  );

  const forget = (): void => {
    setKept(false);
    forgetProfileDraft(memberId);
  };
  return { kept, forget };
};
