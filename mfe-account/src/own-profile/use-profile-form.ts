import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import { useToasts } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { useFocusFault } from '../form/use-focus-fault';
import { useMendedFaults } from '../form/use-mended-faults';
import { changesOf, valuesOf } from './profile-form-values';
import type { ProfileFormValues } from './profile-form-values';
import { useProfileDraft } from './use-profile-draft';

/** The words of a profile: changed in the form, kept when the page is left, sent when saved, back to what they were when undone. */
export const useProfileForm = (profile: EditableProfile) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const toasts = useToasts();
  const { form, focusFault } = useFocusFault();
  const saved = useMemo(() => valuesOf(profile), [profile]);
  const values = useForm<ProfileFormValues>({
    values: saved,
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const [change, { isLoading: saving }] = accountApi.useAccountChangeProfileMutation();
  const [refused, setRefused] = useState<string | null>(null);
  useMendedFaults(values);
  const { kept, forget } = useProfileDraft(values, saved);
  const dirty = Object.keys(changesOf(saved, useWatch({ control: values.control }) as ProfileFormValues)).length > 0;

  const show = (fault: unknown): void => {
    const known = (refusalOf(fault)?.fields ?? [])
      .map(({ path, code }) => ({ field: (path.split('.')[0] ?? '') as keyof ProfileFormValues, code }))
      .filter(({ field }) => field in values.getValues());
    for (const { field, code } of known) values.setError(field, { message: code });
    setRefused(known.length === 0 ? sentence(fault) : null);
    if (known.length > 0) focusFault();
  };

  const save = async (): Promise<void> => {
    setRefused(null);
    if (!(await values.trigger())) return focusFault();
    const changes = changesOf(saved, values.getValues());
    const answer = await change(changes);
    if (answer.error) return show(answer.error);
    values.reset(valuesOf(answer.data), { keepDirtyValues: false });
    forget();
    toasts.show({ text: intl.formatMessage({ id: 'account.profile.saved' }), tone: 'ok' });
  };

  const undo = (): void => {
    setRefused(null);
    values.reset(saved, { keepDirtyValues: false });
    forget();
  };
  return { values, form, dirty, kept, saving, refused, toasts, save, undo };
};
