import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft } from './signup-draft';
import type { DraftPhoto } from './signup-draft';
import type { SignupValues } from './signup-values';

/** Keeps what is filled in with every keystroke, so that a reload loses nothing but the password. */
export const useKeptDraft = (values: UseFormReturn<SignupValues>, step: number, photo: DraftPhoto | null): void => {
  const now = useRef({ step, photo });
  // the subscription below outlives many renders and must know the latest of them
  useEffect(() => {
    now.current = { step, photo };
    keepDraft(values.getValues(), step, photo);
  }, [step, photo, values]);
  // the storage lies outside React; listening draws nothing anew
  useEffect(
    () =>
      values.subscribe({ formState: { values: true }, callback: ({ values: all }) => keepDraft(all, now.current.step, now.current.photo) }),
    [values],
  );
};
