export { Field, FieldError, FieldGroup, type ControlProps, type FieldProps } from './field';
