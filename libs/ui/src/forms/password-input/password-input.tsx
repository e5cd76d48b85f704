import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../primitives/icon';
import { IconButton } from '../../actions/icon-button';
import { TextInput, type TextInputProps } from '../text-input';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'icon' | 'action'> {
  /** Name of the button that shows the password. */
  revealLabel: string;
  /** Name of the button that hides it again. */
  concealLabel: string;
}

/** A password with a button that shows and hides it. */
export function PasswordInput({ revealLabel, concealLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...rest}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          label={shown ? concealLabel : revealLabel}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
