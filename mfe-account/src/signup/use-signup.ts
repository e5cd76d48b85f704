import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRefusalSentence, useSettings } from '@rendezvous/client';
import { accountApi } from '../account.api';
import { useFocusFault } from '../form/use-focus-fault';
import { useMendedFaults } from '../form/use-mended-faults';
import { type FirstLine, type SignupDraft, forgetDraft } from './values/signup-draft';
import { useSignupContainer } from './frame/signup-container';
import { refusedFields } from './values/signup-refusal';
import { ASKED_BEFORE, emptyValues, fieldsOf, LAST_STEP, stepOf } from './values/signup-values';
import type { SignupValues } from './values/signup-values';
import { credentialsOf, useFinish } from './finish/use-finish';
import { useKeptDraft } from './values/use-kept-draft';
import { useSignupPhoto } from './steps/use-signup-photo';
import { useSteps } from './steps/use-steps';

/**
 * The signup as it goes on from a draft: the form, the step at hand, the photo, and the way forward and back.
 * @param address that a short form began it with; null without one
 * @param firstLine that is kept with the account; the one that came with a short form is kept already
 */
export const useSignup = (draft: SignupDraft | null, address: string | null, firstLine: FirstLine | null) => {
  const started = address !== null;
  const sentence = useRefusalSentence();
  const settings = useSettings();
  const { onBusy } = useSignupContainer();
  const values = useForm<SignupValues>({ defaultValues: { ...emptyValues(settings), ...draft?.values }, shouldFocusError: false });
  const { step, go } = useSteps(draft?.step ?? 0);
  const photo = useSignupPhoto(draft?.photo ?? null);
  const { form, focusFault } = useFocusFault();
  const { stage, finish } = useFinish(started);
  const [check, { isLoading: checking }] = accountApi.useAccountCheckSignupMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const [arrived, setArrived] = useState(false);
  // the address that a mail went to, while what was filled in waits here in case it never comes
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  // only a reload loses the password; then the last step asks for it
  const [askPassword] = useState(() => !started && draft !== null && draft.step > 0);
  useMendedFaults(values);
  useKeptDraft(values, step, photo.kept, firstLine);

  const show = (fault: unknown): void => {
    // an address that was asked elsewhere has no field here
    const fields = refusedFields(fault).filter(({ field }) => !started || !ASKED_BEFORE.includes(field));
    for (const { field, code } of fields) values.setError(field, { message: code });
    setRefused(fields.length === 0 ? sentence(fault) : null);
    if (fields.length === 0) return;
    // the faulty field takes the focus, not the title of its step
    setArrived(false);
    go(Math.min(...fields.map(({ field }) => (field === 'password' && askPassword ? LAST_STEP : stepOf(field)))));
    focusFault();
  };

  const move = (to: number): void => {
    setRefused(null);
    setArrived(true);
    go(to);
  };

  const join = async (): Promise<void> => {
    onBusy(true);
    try {
      const given = values.getValues();
      if ((await finish(given, photo.kept?.draft ?? null, firstLine)) === 'mailed') setMailedTo(address ?? given.email.trim());
      else forgetDraft();
    } catch (fault) {
      show(fault);
    } finally {
      onBusy(false);
    }
  };

  const forward = async (): Promise<void> => {
    if (checking) return;
    setRefused(null);
    const asked = fieldsOf(step, started);
    const fields = step === LAST_STEP && askPassword ? [...asked, 'password' as const] : asked;
    if (fields.length > 0 && !(await values.trigger([...fields]))) return focusFault();
    if (step === LAST_STEP) return join();
    const answer = step === 0 && !started ? await check(credentialsOf(values.getValues())) : {};
    if ('error' in answer && answer.error !== undefined) return show(answer.error);
    move(step + 1);
  };

  const change = (): void => {
    setMailedTo(null);
    move(0);
  };

  const back = (): void => move(step - 1);
  return { values, step, photo, form, stage, checking, refused, arrived, askPassword, mailedTo, forward, back, change };
};
