import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft } from './signup-draft';
import type { DraftPhoto, FirstLine } from './signup-draft';
import type { SignupValues } from './signup-values';

/** Keeps what is filled in with every keystroke, so that a reload loses nothing but the password. */
export const useKeptDraft = (
  values: UseFormReturn<SignupValues>,
  step: number,
  photo: DraftPhoto | null,
  firstLine: FirstLine | null,
): void => {
  const now = useRef({ step, photo, firstLine });
  // the subscription below outlives many renders and must know the latest of them
  useEffect(() => {
    now.current = { step, photo, firstLine };
    keepDraft(values.getValues(), now.current);
  }, [step, photo, firstLine, values]);
  // the storage lies outside React; listening draws nothing anew
  useEffect(() => values.subscribe({ formState: { values: true }, callback: ({ values: all }) => keepDraft(all, now.current) }), [values]);
};
