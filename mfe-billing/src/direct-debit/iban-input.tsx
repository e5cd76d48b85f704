import type { ChangeEvent, ReactNode } from 'react';
import { TextInput } from '@rendezvous/ui';
import { DIRECT_DEBIT_MAX } from '@rendezvous/contracts/billing/direct-debit-terms';
import { typedIban } from './typed-iban';

interface Props {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly error: ReactNode;
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** An account number, in groups of four while it is typed. */
export const IbanInput = ({ value, onType, ...field }: Props) => {
  const type = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const { text, caret } = typedIban(input.value, input.selectionStart ?? input.value.length);
    // written at once: drawn later, it would take the caret to the end
    input.value = text;
    input.setSelectionRange(caret, caret);
    onType(text);
  };
  return (
    <TextInput
      {...field}
      name="iban"
      value={value}
      onChange={type}
      maxLength={DIRECT_DEBIT_MAX.iban}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
};
