import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import { useToasts } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { useFocusFault } from '../form/use-focus-fault';
import { changesOf, valuesOf } from './profile-form-values';
import type { ProfileFormValues } from './profile-form-values';

/** The words of a profile: changed in the form, sent when saved, back to what they were when undone. */
export const useProfileForm = (profile: EditableProfile) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const toasts = useToasts();
  const { form, focusFault } = useFocusFault();
  const values = useForm<ProfileFormValues>({
    values: valuesOf(profile),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const [change, { isLoading: saving }] = accountApi.useAccountChangeProfileMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const dirty = Object.keys(changesOf(valuesOf(profile), useWatch({ control: values.control }) as ProfileFormValues)).length > 0;

  // closing the tab is outside React; what is not saved would be lost without a word
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

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
    const changes = changesOf(valuesOf(profile), values.getValues());
    const answer = await change(changes);
    if (answer.error) return show(answer.error);
    values.reset(valuesOf(answer.data), { keepDirtyValues: false });
    toasts.show({ text: intl.formatMessage({ id: 'account.profile.saved' }), tone: 'ok' });
  };

  const undo = (): void => {
    setRefused(null);
    values.reset(valuesOf(profile), { keepDirtyValues: false });
  };
  return { values, form, dirty, saving, refused, toasts, save, undo };
};
