import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Looks at a faulty field again with every change: the fault goes away when it is mended, not with the next press of a button. */
export const useMendedFaults = <Values extends FieldValues>(form: UseFormReturn<Values>): void => {
  // listening draws nothing anew
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = name as Parameters<typeof form.getFieldState>[0] | undefined;
          if (field !== undefined && form.getFieldState(field).invalid) void form.trigger(field);
        },
      }),
    [form],
  );
};
