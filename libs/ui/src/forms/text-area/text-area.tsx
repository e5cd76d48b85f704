import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../../primitives/class-names';
import { Field, type FieldProps } from '../field';
import control from '../field/field.module.css';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text; grows with its content where the browser can. */
export function TextArea({ label, aside, hint, error, hideLabel, className, id, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, aside, hint, error, hideLabel, className, id }}>
      {(given) => <textarea {...rest} {...given} rows={rows} className={classNames(control.control, styles.area)} />}
    </Field>
  );
}
