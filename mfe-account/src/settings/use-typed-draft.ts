import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { privateStorage, useUser } from '@rendezvous/client';

/**
 * Keeps what was typed into a field of the settings and not sent, as the profile does, until it is accepted, let go of, or somebody logs out.
 * Never for a password.
 * @returns lets go of it
 */
export const useTypedDraft = <Values extends FieldValues>(form: UseFormReturn<Values>, field: Path<Values>): (() => void) => {
  const key = `account:settings:${field}:${useUser()?.id ?? 0}`;

  // the storage lies outside React, and no server has it
  useEffect(() => {
    const kept = privateStorage.read<unknown>(key);
    if (typeof kept === 'string') form.setValue(field, kept as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }, [form, field, key]);
  useEffect(
    () => form.subscribe({ name: field, formState: { values: true }, callback: ({ values }) => privateStorage.write(key, values[field]) }),
    [form, field, key],
  );
  return () => privateStorage.remove(key);
};
