export { Field, FieldError, FieldGroup, type FieldProps } from './field';
